export default function Page() {
  return 'The route /edge buys.'
}
