/** What the search shows of a page. */
export interface FoundPage {
  /** Of the page, or of the section that asks the same question. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** The sections that match, the best first. */
  readonly sections: readonly { readonly url: string; readonly title: string }[]
}

interface PageData {
  readonly url: string
  readonly meta: Readonly<Record<string, string>>
  readonly sub_results: readonly {
    readonly url: string
    readonly title: string
    readonly locations: readonly number[]
  }[]
}

/** The part of Pagefind's script that the search uses. */
export interface Pagefind {
  search(term: string): Promise<{
    readonly results: readonly {
      readonly id: string
      readonly score: number
      readonly data: () => Promise<PageData>
    }[]
  }>
}

/** Words of a question that don't name its topic. */
const fillers = new Set(
  `a about all am an and any are as at be been but by can cannot could did do does for from get had has have how i if in
  into is it its just know like make me my need no not of off on once one or our out please should show so some still that
  the their them there they this to up us use used want was we were what when where which who why will with work working
  works would you your`.split(/\s+/),
)

/** How much a match counts, by the beginning of the page's address: guides first, lists that name everything last. */
const weights: readonly (readonly [path: string, weight: number])[] = [
  ['reference/assumptions/', 0.15],
  ['reference/messages/', 0.25],
  ['reference/http/', 0.35],
  ['benchmarks/', 0.3],
  ['internals/changelog/', 0.3],
  ['guides/superseded/', 0.3],
  ['reference/superseded/', 0.3],
  ['reference/situations/', 0.8],
  ['reference/security-headers/', 1],
  ['reference/scenarios/', 0.8],
  ['reference/', 0.6],
  ['errors/', 0.5],
  ['concepts/', 0.8],
]

/** How many pages are weighed, and how many are shown. */
const CANDIDATES = 24
const SHOWN = 8

/** The words of a question that name its topic; every word if none does. */
export function topicWords(question: string): readonly string[] {
  const words = question
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
  const topics = words.filter((word) => !fillers.has(word.toLowerCase().replace(/n[’']t$/, '')))
  return topics.length === 0 ? words : topics
}

/**
 * Finds the pages that answer a question, the best first. A page needs not contain every word: it ranks by the words that it
 * contains, rare ones first, and by how many of them.
 */
export async function findPages(
  pagefind: Pagefind,
  question: string,
  base: string,
): Promise<readonly FoundPage[]> {
  const words = topicWords(question)
  const answers = await Promise.all(words.map((word) => pagefind.search(word)))
  const pages = new Map<string, { score: number; matched: number; data: () => Promise<PageData> }>()
  for (const { results } of answers)
    for (const { data, id, score } of results) {
      const page = pages.get(id) ?? { score: 0, matched: 0, data }
      page.score += score / Math.log2(results.length + 2)
      page.matched += 1
      pages.set(id, page)
    }
  const candidates = [...pages.values()]
    .map((page) => ({ ...page, score: page.score * (page.matched / words.length) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, CANDIDATES)
  const found = await Promise.all(
    candidates.map(async ({ data, score }) => {
      const page = await data()
      const inTitles = page.sub_results.map(({ title }) => countWords(title, words) / words.length)
      // A title that is the question, or a heading that names all of it, answers it.
      const isAnswer = words.length > 1 && Math.max(0, ...inTitles) === 1
      const isNamed = page.meta['title']?.toLowerCase() === question.trim().toLowerCase()
      const asked = isAnswer || isNamed ? 2 : 1
      return { page, score: score * weightOf(page.url.slice(base.length)) * asked }
    }),
  )
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, SHOWN)
    .map(({ page }) => {
      const sections = sectionsOf(page, words)
      const [best] = sections
      const isAnswer = best && words.length > 1 && countWords(best.title, words) === words.length
      return {
        url: isAnswer ? best.url : page.url,
        title: page.meta['title'] ?? page.url,
        description: page.meta['description'] ?? '',
        sections,
      }
    })
}

function weightOf(path: string): number {
  return weights.find(([start]) => path.startsWith(start))?.[1] ?? 1
}

/** The sections of a page with the most matches; those whose title has a word of the question first. */
function sectionsOf({ sub_results, url }: PageData, words: readonly string[]) {
  return sub_results
    .filter((section) => section.url !== url && !section.url.endsWith('#_top'))
    .toSorted(
      (one, other) =>
        countWords(other.title, words) - countWords(one.title, words) ||
        other.locations.length - one.locations.length,
    )
    .slice(0, 2)
    .map(({ title, url: address }) => ({ title, url: address }))
}

/** How many of the words a title contains. */
function countWords(title: string, words: readonly string[]): number {
  return words.filter((word) => title.toLowerCase().includes(word.toLowerCase())).length
}
