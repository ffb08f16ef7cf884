import { countryFromLanguages } from '@onramp-kit/core'
import { ar } from '@onramp-kit/react/messages/ar'
import { de } from '@onramp-kit/react/messages/de'
import { en } from '@onramp-kit/react/messages/en'
import { es } from '@onramp-kit/react/messages/es'
import { fr } from '@onramp-kit/react/messages/fr'
import { it } from '@onramp-kit/react/messages/it'
import { ja } from '@onramp-kit/react/messages/ja'
import { nl } from '@onramp-kit/react/messages/nl'
import { pl } from '@onramp-kit/react/messages/pl'
import { ptBR } from '@onramp-kit/react/messages/pt-BR'
import { tr } from '@onramp-kit/react/messages/tr'
import { zhHans } from '@onramp-kit/react/messages/zh-Hans'
import { headers } from 'next/headers'

const catalogs = [en, de, fr, es, ptBR, it, nl, pl, tr, ja, zhHans, ar]

/** Returns the catalog, the number format and the country of the visitor, from the languages of their browser. */
export async function visitorLanguage() {
  const languages = parseLanguages((await headers()).get('accept-language') ?? '')
  const country = countryFromLanguages(languages)
  for (const locale of languages) {
    const read = parseTag(locale)
    // The region does not matter, but the script does: traditional Chinese is not simplified Chinese.
    const catalog = catalogs.find(({ language }) => {
      const written = parseTag(language)
      return written?.language === read?.language && written?.script === read?.script
    })
    if (catalog) return { catalog, locale, country }
  }
  return { catalog: en, locale: 'en', country }
}

/** Returns the languages of an `Accept-Language` header, the preferred one first. */
function parseLanguages(header: string): readonly string[] {
  return header
    .split(',')
    .map((item) => {
      const [language = '', quality = '1'] = item.split(';q=')
      return { language: language.trim(), quality: Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}

/** Returns undefined for `*` and for text that isn't a language tag. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
