/**
 * A page of one of the service's partners, in a frame or a new tab. `HostedPageParts.Root` works inside every root;
 * `CheckoutParts.Page`, `BankDepositParts.Page` and `CryptoDepositParts.Page` are roots that are connected to their step.
 */
export { HostedFrame as Frame } from './HostedFrame.tsx'
export {
  HostedNewTab as NewTab,
  HostedNotice as Notice,
  HostedOrigin as Origin,
  HostedPage as Root,
  HostedPlaceholder as Placeholder,
} from './HostedPage.tsx'
