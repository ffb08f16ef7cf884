/** Freezes data and everything in it, and returns it: the merchant's code receives it, and must not change what we hold. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data))
    for (const value of Object.values(Object.freeze(data))) deepFreeze(value)
  return data
}
