import { drawJs } from './drawJs.ts'
import { followJs } from './followJs.ts'
import { formatJs } from './formatJs.ts'
import { sendJs } from './sendJs.ts'
import { tellAgreementJs } from './tellAgreementJs.ts'
import { tellOrderJs } from './tellOrderJs.ts'

/**
 * Each hosted page's one script, as the browser gets it. Without it every form still works, by a
 * reload. What a page tells the page that frames it stands in a part of its own: the page for
 * identity verification has none. (Interface: Superseded routes, kyc-link.)
 */
export const scripts = {
  pay: join(drawJs, sendJs, followJs, formatJs, tellOrderJs),
  terms: join(drawJs, sendJs, tellAgreementJs),
  identity: join(drawJs, sendJs, followJs),
  deposit: join(drawJs, sendJs),
}

function join(...parts: readonly string[]): string {
  return ["'use strict'\n", ...parts].join('\n')
}
