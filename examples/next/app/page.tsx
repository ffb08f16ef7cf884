import { visitorLanguage } from './language'
import { Onramp } from './Onramp'
import { TopUp } from './TopUp'

/** The signed-in user's wallet. A real shop reads it from its session. */
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

export default async function Page() {
  const { catalog, locale, country } = await visitorLanguage()
  // English is part of the bundle.
  const messages = catalog.language === 'en' ? undefined : catalog
  return (
    <main>
      <Onramp messages={messages} locale={locale} country={country}>
        <TopUp wallet={wallet} />
      </Onramp>
    </main>
  )
}
