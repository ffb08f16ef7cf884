/**
 * The decimal texts that digits, commas and dots can mean: with commas between groups and a dot before the fraction, or
 * the reverse. Groups have three digits, or two except for the last.
 */
export function readings(text: string): readonly string[] {
  const found = [
    { group: ',', mark: '.' },
    { group: '.', mark: ',' },
  ].flatMap(({ group, mark }) => {
    const [whole = '', fraction = '', ...more] = text.split(mark)
    const groups = whole.split(group)
    const [first = '', ...others] = groups
    const isGrouped =
      first.length >= 1 &&
      first.length <= 3 &&
      others.at(-1)?.length === 3 &&
      others.every(({ length }) => length === 2 || length === 3)
    const isWhole = groups.length === 1 || isGrouped
    const isNumber = isWhole && more.length === 0 && !fraction.includes(group) && /\d/.test(text)
    return isNumber ? [`${groups.join('') || '0'}${fraction === '' ? '' : `.${fraction}`}`] : []
  })
  return [...new Set(found)]
}
