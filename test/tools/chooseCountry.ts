import { screen, within } from '@testing-library/react'

/** Presses and chooses: `userEvent` or the result of its `setup`. */
interface User {
  click(element: Element): Promise<void>
  selectOptions(element: Element, option: HTMLElement): Promise<unknown>
}

/** Chooses a country as a buyer does: opens the list and picks its name. */
export async function chooseCountry(user: User, name: string): Promise<void> {
  const select = screen.getByLabelText('Country or region')
  await user.click(select)
  await user.selectOptions(select, within(select).getByRole('option', { name }))
}
