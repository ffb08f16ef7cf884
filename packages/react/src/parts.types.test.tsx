// tsc verifies these in `npm run check`.
import {
  type ComponentPropsWithRef,
  type ComponentRef,
  type ComponentType,
  createRef,
  type ElementType,
  type ReactElement,
} from 'react'
import { describe, expectTypeOf, test } from 'vitest'
import {
  BankDepositParts,
  CheckoutDialogParts,
  CheckoutParts,
  CountryParts,
  CryptoDepositParts,
  HostedPageParts,
  OrderParts,
  type Part,
  type PartProps,
  type Render,
  StepParts,
} from './parts.ts'

describe('a namespace', () => {
  test('contains components only, each with typed props', () => {
    expectTypeOf<Untyped<typeof BankDepositParts>>().toBeNever()
    expectTypeOf<Untyped<typeof CheckoutDialogParts>>().toBeNever()
    expectTypeOf<Untyped<typeof CheckoutParts>>().toBeNever()
    expectTypeOf<Untyped<typeof CountryParts>>().toBeNever()
    expectTypeOf<Untyped<typeof CryptoDepositParts>>().toBeNever()
    expectTypeOf<Untyped<typeof HostedPageParts>>().toBeNever()
    expectTypeOf<Untyped<typeof OrderParts>>().toBeNever()
    expectTypeOf<Untyped<typeof StepParts>>().toBeNever()
  })

  test('names the parts of its component, and no others', () => {
    expectTypeOf<'Submit'>().toExtend<keyof typeof CheckoutParts>()
    expectTypeOf<'Title'>().not.toExtend<keyof typeof CheckoutParts>()
    expectTypeOf<'Title'>().toExtend<keyof typeof StepParts>()
  })
})

describe('the ref of a part', () => {
  test('is its element', () => {
    expectTypeOf<ComponentRef<typeof CheckoutParts.Root>>().toEqualTypeOf<HTMLDivElement>()
    expectTypeOf<ComponentRef<typeof CheckoutParts.Form>>().toEqualTypeOf<HTMLDivElement>()
    expectTypeOf<ComponentRef<typeof CheckoutParts.Fields>>().toEqualTypeOf<HTMLFieldSetElement>()
    expectTypeOf<ComponentRef<typeof CheckoutParts.AmountInput>>().toEqualTypeOf<HTMLInputElement>()
    expectTypeOf<ComponentRef<typeof CountryParts.Label>>().toEqualTypeOf<HTMLLabelElement>()
    expectTypeOf<ComponentRef<typeof HostedPageParts.Frame>>().toEqualTypeOf<HTMLIFrameElement>()
    expectTypeOf<ComponentRef<typeof CheckoutDialogParts.Root>>().toEqualTypeOf<HTMLDialogElement>()
    expectTypeOf<ComponentRef<typeof StepParts.Title>>().toEqualTypeOf<HTMLHeadingElement>()
  })

  test('is that of the part it is made of', () => {
    expectTypeOf<ComponentRef<typeof CheckoutParts.Submit>>().toEqualTypeOf<HTMLButtonElement>()
    expectTypeOf<ComponentRef<typeof OrderParts.Refresh>>().toEqualTypeOf<HTMLButtonElement>()
    expectTypeOf<ComponentRef<typeof CheckoutParts.Error>>().toEqualTypeOf<HTMLDivElement>()
  })

  test('rejects another element', () => {
    const form = createRef<HTMLDivElement>()
    const button = createRef<HTMLButtonElement>()
    const elements = () => [
      <CheckoutParts.Form key="1" ref={form} />,
      <CheckoutParts.Submit key="2" ref={button} />,
      <CheckoutParts.Submit key="3" ref={(element) => element?.form?.reset()} />,
      // @ts-expect-error: the element is a div
      <CheckoutParts.Form key="4" ref={button} />,
    ]
    expectTypeOf(elements).returns.items.toExtend<ReactElement>()
  })
})

describe('render', () => {
  test('receives the props of the element, with its ref', () => {
    type FormRender = Extract<PartProps<'form'>['render'], (...args: never) => unknown>
    expectTypeOf<FormRender>().parameter(0).toEqualTypeOf<ComponentPropsWithRef<'form'>>()
    expectTypeOf<PartProps<'form'>['render']>().toEqualTypeOf<
      Render<ComponentPropsWithRef<'form'>> | undefined
    >()
  })

  test('infers the props of a function in JSX', () => {
    const elements = () => [
      <CheckoutParts.Submit
        key="1"
        render={(props) => {
          expectTypeOf(props).toEqualTypeOf<ComponentPropsWithRef<'button'>>()
          return <button {...props} />
        }}
      />,
      <CheckoutParts.AmountInput
        key="2"
        render={(props) => {
          expectTypeOf(props.onChange).toEqualTypeOf<ComponentPropsWithRef<'input'>['onChange']>()
          return <input {...props} />
        }}
      />,
      <StepParts.Title key="3" render={<strong />} />,
      // @ts-expect-error: a function returns an element
      <StepParts.Title key="4" render={() => 'title'} />,
    ]
    expectTypeOf(elements).returns.items.toExtend<ReactElement>()
  })
})

describe('the props of a part', () => {
  test('are those of its element, with typed events', () => {
    const elements = () => [
      <CheckoutParts.Form
        key="1"
        hidden
        data-x="1"
        onSubmit={(event) => {
          expectTypeOf(event.currentTarget).toEqualTypeOf<EventTarget & HTMLDivElement>()
          event.preventDefault()
        }}
      />,
      // @ts-expect-error: the part is not a form element
      <CheckoutParts.Form key="2" noValidate />,
      // @ts-expect-error: the part is a button, not a link
      <CheckoutParts.Submit key="3" href="/" />,
    ]
    expectTypeOf(elements).returns.items.toExtend<ReactElement>()
  })

  test('include its own, and those of the part it is made of', () => {
    const elements = () => [
      <CheckoutParts.Submit key="1" variant="link" disabled />,
      <CountryParts.Root
        key="2"
        value="DE"
        onChange={(country) => expectTypeOf(country).toEqualTypeOf<string>()}
      />,
      // @ts-expect-error: no such variant
      <CheckoutParts.Submit key="3" variant="danger" />,
      // @ts-expect-error: the value is required
      <CountryParts.Root key="4" onChange={() => {}} />,
      // @ts-expect-error: the chain is not one of the service
      <CheckoutParts.Root key="5" wallet={null} chain={10} token="USDC" />,
    ]
    expectTypeOf(elements).returns.items.toExtend<ReactElement>()
  })

  test('can be named by a wrapper of the merchant', () => {
    type SubmitProps = ComponentPropsWithRef<typeof CheckoutParts.Submit>
    const Wrapped = (props: SubmitProps) => <CheckoutParts.Submit {...props} className="mine" />
    expectTypeOf(Wrapped)
      .parameter(0)
      .toExtend<{ variant?: 'primary' | 'secondary' | 'link' | undefined }>()
    expectTypeOf(StepParts.Text).toEqualTypeOf<Part<'p'>>()
  })
})

/** The names in a namespace that are not components, or whose props are `any`. */
type Untyped<Namespace> = {
  [Name in keyof Namespace]: Namespace[Name] extends ComponentType<infer Props>
    ? 0 extends 1 & Props
      ? Name
      : never
    : Namespace[Name] extends ElementType
      ? never
      : Name
}[keyof Namespace]
