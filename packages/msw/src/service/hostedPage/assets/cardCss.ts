import { bankCss } from './bankCss.ts'
import { baseCss } from './baseCss.ts'
import { formCss } from './formCss.ts'
import { outcomeCss } from './outcomeCss.ts'

/** The hosted page's one stylesheet. */
export const cardCss = [baseCss, formCss, bankCss, outcomeCss].join('\n')
