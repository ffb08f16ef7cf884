import { answer } from '../../shop/orders'

export default defineEventHandler((event) => answer(toWebRequest(event)))
