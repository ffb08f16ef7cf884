import { bankCss } from './bankCss.ts'
import { baseCss } from './baseCss.ts'
import { choiceCss } from './choiceCss.ts'
import { formCss } from './formCss.ts'
import { outcomeCss } from './outcomeCss.ts'
import { proseCss } from './proseCss.ts'

/** The hosted pages' one stylesheet. */
export const pageCss = [baseCss, formCss, choiceCss, bankCss, proseCss, outcomeCss].join('\n')
