import '@onramp-kit/element'

export function TopUp() {
  return (
    <onramp-checkout
      publishable-key="svc_public_sandbox_demo"
      base-url="http://127.0.0.1:4010"
      wallet="0x52908400098527886E0F7030069857D2E4169EE7"
      chain="8453"
      token="USDC"
      on:onramp-status={({ detail }) => console.log(detail.id, detail.status)}
    />
  )
}
