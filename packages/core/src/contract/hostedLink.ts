import * as z from 'zod/mini'

/** The address of a hosted page, to be shown in an iframe. (Assumptions `accounts.terms`, `accounts.verification`.) */
export const hostedLink = z.object({
  /**
   * @format uri
   * @example "https://bank.example/hosted/4f2c1c1e"
   */
  url: z.string(),
})
export interface HostedLink extends z.infer<typeof hostedLink> {}

/**
 * The window message by which the hosted terms page tells that the terms were accepted. The page for identity
 * verification sends none. (Interface: Superseded routes, tos-link and kyc-link; assumption `accounts.terms`.)
 */
export const termsAccepted = z.object({ signedAgreementId: z.string() })
export interface TermsAccepted extends z.infer<typeof termsAccepted> {}
