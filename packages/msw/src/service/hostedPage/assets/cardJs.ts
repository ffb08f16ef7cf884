import { drawJs } from './drawJs.ts'
import { followJs } from './followJs.ts'
import { formatJs } from './formatJs.ts'
import { sendJs } from './sendJs.ts'

/**
 * The hosted page's one script, as the browser gets it. Without it every form still works, by a
 * reload.
 */
export const cardJs = ["'use strict'\n", drawJs, sendJs, followJs, formatJs].join('\n')
