const trap = () => {
  throw new Error('a trap')
}
const hostile: ProxyHandler<object> = {
  get: trap,
  has: trap,
  getPrototypeOf: trap,
  getOwnPropertyDescriptor: trap,
  ownKeys: trap,
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const errorWith = (descriptor: PropertyDescriptor, name = 'message') =>
  Object.defineProperty(new Error(''), name, descriptor)

/** What a merchant's code may throw, or reject with. None of it has a text for the buyer. */
export const thrownValues: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  'a string': () => 'no',
  'a number': () => 5,
  'a symbol': () => Symbol('no'),
  'an object with a message': () => ({ message: { code: 7 } }),
  'an object without a prototype': () => Object.create(null),
  'a function': () => () => {},
  'a thenable Error': () => errorWith({ value: (resolve: () => void) => resolve() }, 'then'),
  'an Error whose message is an object': () => errorWith({ value: { code: 7 } }),
  'an Error whose message is a symbol': () => errorWith({ value: Symbol('no') }),
  'an Error whose message throws': () => errorWith({ get: trap }),
  'an Error whose code throws': () => errorWith({ get: trap }, 'code'),
  'an Error whose cause throws': () => errorWith({ get: trap }, 'cause'),
  'a Proxy that throws': () => new Proxy({}, hostile),
  'a Proxy of an Error that throws': () => new Proxy(new Error('hidden'), hostile),
  'a revoked Proxy': revoked,
}
