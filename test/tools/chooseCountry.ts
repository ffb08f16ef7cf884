import { screen } from '@testing-library/react'

/** Types text: `userEvent` or the result of its `setup`. */
interface User {
  click(element: Element): Promise<void>
  keyboard(keys: string): Promise<unknown>
}

/** Chooses a country as a buyer does: types its name and presses Enter. */
export async function chooseCountry(user: User, name: string): Promise<void> {
  await user.click(screen.getByLabelText('Country or region'))
  await user.keyboard(`${name}{Enter}`)
}
