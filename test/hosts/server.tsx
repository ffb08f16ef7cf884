// Renders the merchant's React app on a server.
import { renderToString } from 'react-dom/server'
import { type PageData, Shop } from './shop.tsx'

export const render = (data: PageData): string => renderToString(<Shop {...data} />)
