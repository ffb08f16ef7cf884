import { screen } from '@testing-library/react'

/** What presses keys: `userEvent`, or what its `setup` gives. */
interface User {
  click(element: Element): Promise<void>
  keyboard(keys: string): Promise<unknown>
}

/** Chooses a country as a buyer does: by its name, typed, and Enter. */
export async function chooseCountry(user: User, name: string): Promise<void> {
  await user.click(screen.getByLabelText('Country'))
  await user.keyboard(`${name}{Enter}`)
}
