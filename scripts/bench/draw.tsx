import { renderToString } from 'react-dom/server'
import { Page } from './page.tsx'

export const draw = (service: string) => renderToString(<Page service={service} />)
