/** The name of a client method as one identifier: `card.orders.get` → `cardOrdersGet`. */
export function operationId(routeId: string): string {
  return routeId.replaceAll(/\.(\w)/g, (_, first: string) => first.toUpperCase())
}
