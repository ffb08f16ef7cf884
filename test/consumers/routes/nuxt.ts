import { answer, readOnce } from '../../shop/orders'

export default defineEventHandler((event) => answer(toWebRequest(event), readOnce))
