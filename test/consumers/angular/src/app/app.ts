import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import type { CardOrder } from '@onramp-kit/core'
import '@onramp-kit/element'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <onramp-checkout
      publishable-key="svc_public_sandbox_demo"
      base-url="http://127.0.0.1:4010"
      [attr.wallet]="wallet"
      chain="8453"
      token="USDC"
      (onramp-status)="log($event.detail)"
    ></onramp-checkout>
  `,
})
export class App {
  protected readonly wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

  protected log(order: CardOrder): void {
    console.log(order.id, order.status)
  }
}
