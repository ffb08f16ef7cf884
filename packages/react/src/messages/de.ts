import type { Messages } from './messages.ts'

/** German. */
export const de: Messages = {
  language: 'de',
  shared: {
    tryAgain: 'Erneut versuchen',
    trouble: 'Die Verbindung ist unterbrochen. Wir versuchen es weiter.',
    support: '{name}-Support kontaktieren',
    connect: { title: 'Wallet verbinden', text: 'Verbinden Sie Ihre Wallet, um fortzufahren.' },
    errors: {
      rate_limited:
        'Gerade gibt es zu viele Anfragen. Warten Sie {time} und versuchen Sie es dann erneut.',
      rate_limited_vaguely:
        'Gerade gibt es zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es dann erneut.',
      order_not_found:
        'Ihre frühere Bestellung wurde nicht gefunden und wird daher nicht weiter verfolgt. Falls Sie dafür bezahlt haben, wenden Sie sich an den Shop, bevor Sie noch einmal zahlen.',
      validation_error:
        'Der Dienst hat diese Angaben nicht akzeptiert. Prüfen Sie sie und versuchen Sie es erneut.',
      network_error:
        'Sie scheinen offline zu sein. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      setup: 'Hier ist etwas nicht richtig eingerichtet. Für den Shop:',
      other: 'Das hat nicht funktioniert. Versuchen Sie es in einem Moment erneut.',
    },
    hosted: {
      loading: 'Seite wird geladen …',
      slow: 'Die Seite ist langsam oder wird von diesem Browser blockiert. Öffnen Sie sie stattdessen in einem neuen Tab.',
      newTab: 'In neuem Tab öffnen',
      inTab: 'Die Seite ist in einem anderen Tab geöffnet. Den Stand sehen Sie laufend hier.',
      noTab: 'Falls sich kein Tab geöffnet hat, können Sie hier weitermachen.',
      blocked: 'Die Seite kann hier nicht angezeigt werden. Öffnen Sie sie in einem neuen Tab.',
      showHere: 'Wieder hier anzeigen',
      elsewhere: 'Machen Sie auf der sicheren Seite weiter und kommen Sie danach hierher zurück.',
      goTo: 'Zur sicheren Seite',
    },
  },
  amount: {
    empty: 'Geben Sie einen Betrag ein.',
    not_a_number: 'Geben Sie den Betrag in Ziffern ein, zum Beispiel {example}.',
    too_precise: {
      one: 'Geben Sie einen Betrag mit höchstens {count} Nachkommastelle ein.',
      other: 'Geben Sie einen Betrag mit höchstens {count} Nachkommastellen ein.',
    },
    too_large: 'Dieser Betrag ist zu hoch.',
    too_long: 'Dieser Betrag hat zu viele Zeichen.',
    zero: 'Geben Sie einen Betrag über null ein.',
  },
  country: {
    label: 'Land',
    found: { one: '{count} Land', other: '{count} Länder' },
    none: 'Kein Land hat diesen Namen.',
  },
  checkout: {
    youPay: 'Sie zahlen',
    youPayAbout: 'Sie zahlen etwa',
    youGet: 'Sie erhalten',
    youGetAbout: 'Sie erhalten etwa',
    enterGet: 'Lieber eingeben, was Sie erhalten',
    enterPay: 'Lieber eingeben, was Sie zahlen',
    payWith: 'Zahlen mit',
    methods: {
      card: 'Debit- oder Kreditkarte',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'In diesem Land gibt es mit diesem Gerät keine Zahlungsart. Wählen Sie ein anderes Land.',
    fees: {
      processing: 'Bearbeitungsgebühr',
      network: 'Netzwerkgebühr',
    },
    otherFee: 'Gebühr',
    total: 'Gesamtbetrag',
    rate: 'Kurs',
    priceUntil: 'Dieser Preis gilt bis {time}.',
    priceOver: 'Dieser Preis gilt nicht mehr. Den neuen sehen Sie auf der Zahlungsseite.',
    priceLater: 'Den Preis sehen Sie auf der Zahlungsseite, bevor Sie zahlen.',
    noPrice: 'Noch kein Preis.',
    minimum: 'Der Mindestbetrag ist {amount}.',
    maximum: 'Der Höchstbetrag ist {amount}.',
    continue: 'Weiter zur Zahlung',
    continueWith: 'Weiter mit {amount}',
    continueToGet: 'Weiter, um {amount} zu erhalten',
    opening: 'Ihr Kauf wird gestartet …',
    next: 'Als Nächstes: eine sichere Zahlungsseite. Bevor Sie dort bestätigen, wird nichts abgebucht.',
    notAccepted: {
      country: 'Käufe mit Karte sind in diesem Land nicht verfügbar. Wählen Sie ein anderes Land.',
      amount:
        'Für diesen Betrag ist kein Kauf möglich. Versuchen Sie es mit einem höheren oder niedrigeren.',
      payment_method:
        'Diese Zahlungsart ist in diesem Land nicht verfügbar. Wählen Sie eine andere.',
      other:
        'Diese Angaben wurden nicht akzeptiert. Es wurde nichts gekauft. Prüfen Sie Betrag, Land und Zahlungsart und versuchen Sie es erneut.',
    },
    wallet:
      'Die Wallet-Adresse enthält einen Fehler, daher kann nichts gekauft werden. Für den Shop:',
    pageTitle: 'Sichere Zahlungsseite',
    pageGone:
      'Die Zahlungsseite dieser Bestellung kann hier nicht noch einmal angezeigt werden. Wenn Sie bezahlt haben, geht es mit Ihrer Bestellung hier von selbst weiter.',
    startOver: 'Neu beginnen',
    startOverAsk:
      'Haben Sie schon bezahlt? Dann warten Sie hier. Wenn Sie neu beginnen, lassen Sie diese Bestellung zurück.',
    startOverSure: 'Nicht bezahlt, neu beginnen',
    stay: 'Hierbleiben',
    done: 'Fertig',
    buyMore: 'Noch einmal kaufen',
    offline:
      'Sie scheinen offline zu sein. Es wurde nichts gekauft. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    refused:
      'Das hat nicht funktioniert. Es wurde nichts gekauft. Versuchen Sie es in einem Moment erneut.',
    notThisTime:
      'Diesmal wurde kein Kauf gestartet. Wie der erste Versuch ausging, ist weiterhin nicht bekannt.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Ihre Bestellung wird gesucht',
        text: 'Einen Moment: Sie haben eine laufende Bestellung, auf dieser Seite oder in einem anderen Tab.',
      },
      paying: {
        title: 'Warten auf Ihre Zahlung',
        text: 'Zahlen Sie auf der Seite unten. Den Stand sehen Sie laufend hier.',
      },
      settling: {
        title: 'Zahlung eingegangen',
        text: 'Ihre {token} werden gesendet. Das dauert ein paar Augenblicke.',
      },
      processing: {
        title: 'Noch in Bearbeitung',
        text: 'Es ist alles in Ordnung, es dauert nur länger: Die Prüfung einer Zahlung kann eine halbe Stunde dauern. Sie können diese Seite schließen und wiederkommen.',
        textWhilePayable:
          'Sie können noch zahlen. Wenn Sie schon bezahlt haben, ist alles in Ordnung: Die Prüfung einer Zahlung kann eine halbe Stunde dauern.',
      },
      sent: {
        title: '{token} gesendet',
        text: 'Der Betrag ist auf dem Weg zu Ihrer Wallet auf {chain}.',
      },
      cancelled: {
        title: 'Bestellung storniert',
        text: 'Es werden keine {token} gesendet. Wenn bei Ihnen Geld abgebucht wurde, wenden Sie sich an den Shop.',
      },
      unknown: {
        title: 'Wir konnten Ihren Kauf nicht bestätigen',
        text: 'Wir haben keine eindeutige Antwort erhalten, während Ihr Kauf gestartet wurde. Auf dieser Seite wurde keine Karte belastet. Sie können es erneut versuchen oder neu beginnen.',
        textAfterReload:
          'Auf dieser Seite oder in einem anderen Tab sollte gerade ein Kauf gestartet werden, und wie das ausging, ist nicht bekannt. Falls Sie dafür bezahlt haben, wenden Sie sich an den Shop, bevor Sie noch einmal zahlen.',
      },
    },
    stages: { payment: 'Zahlung', sending: 'Senden', sent: 'Gesendet' },
    checkNow: 'Jetzt prüfen',
    paid: 'Bezahlt',
    toPay: 'Betrag',
    paidWith: '{brand} mit Endziffern {last}',
    destination: 'Ziel',
    to: '{token} auf {chain}, an {wallet}',
    order: 'Bestellung',
    destinationChanged:
      'Ihre Wallet oder Ihr Netzwerk hat sich geändert. Diese Bestellung geht weiterhin an {wallet} auf {chain}.',
    mismatch: {
      wallet:
        'Stopp: Diese Bestellung ist nicht das, was Sie wollten. Sie geht an die Wallet {held}, nicht an {asked}. Wenden Sie sich an den Shop, bevor Sie irgendetwas anderes tun.',
      chain:
        'Stopp: Diese Bestellung ist nicht das, was Sie wollten. Sie wird auf {held} gesendet, nicht auf {asked}. Wenden Sie sich an den Shop, bevor Sie irgendetwas anderes tun.',
      token:
        'Stopp: Diese Bestellung ist nicht das, was Sie wollten. Sie wird in {held} ausgezahlt, nicht in {asked}. Wenden Sie sich an den Shop, bevor Sie irgendetwas anderes tun.',
      amount:
        'Stopp: Diese Bestellung ist nicht das, was Sie wollten. Ihr Betrag ist {held}, nicht {asked}. Wenden Sie sich an den Shop, bevor Sie irgendetwas anderes tun.',
      currency:
        'Stopp: Diese Bestellung ist nicht das, was Sie wollten. Sie wird in {held} berechnet, nicht in {asked}. Wenden Sie sich an den Shop, bevor Sie irgendetwas anderes tun.',
    },
    reading: 'Ihre Bestellung kann gerade nicht abgerufen werden. Sie läuft von selbst weiter.',
  },
  orderPage: {
    looking: { title: 'Ihre Bestellung wird gesucht', text: 'Einen Moment.' },
    paying: {
      title: 'Warten auf Ihre Zahlung',
      text: 'Sobald sie eingeht, geht es mit Ihrer Bestellung hier von selbst weiter.',
    },
    missing: {
      title: 'Bestellung nicht gefunden',
      text: 'Zu dieser Wallet gibt es keine solche Bestellung. Prüfen Sie den Link, der Sie hierher geführt hat, oder fragen Sie den Shop.',
    },
    unreadable: {
      title: 'Ihre Bestellung kann gerade nicht angezeigt werden',
      text: 'Nichts ist verloren: Eine Bestellung läuft auch ohne diese Seite weiter.',
    },
  },
  dialog: {
    title: '{token} kaufen',
    close: 'Schließen',
    ask: 'Ihr Kauf ist noch nicht abgeschlossen. Das Schließen dieses Fensters hält ihn nicht an: Wenn Sie wiederkommen, sehen Sie, wie es weitergeht.',
    leave: 'Fenster schließen',
    stay: 'Offen lassen',
  },
  bank: {
    steps: {
      loading: { title: 'Ihre Bankkonten werden gesucht', text: 'Einen Moment.' },
      register: {
        title: 'Eigene Bankkonten erhalten',
        text: 'Geld, das Sie dorthin senden, kommt von selbst in Ihrer Wallet an. Ein Bankpartner eröffnet die Konten für Sie.',
      },
      terms: {
        title: 'Bedingungen akzeptieren',
        text: 'Es sind die Bedingungen des Bankpartners. Danach bestätigen Sie Ihre Identität.',
      },
      identity: {
        title: 'Identität bestätigen',
        text: 'Halten Sie Ihren Reisepass oder ein anderes Ausweisdokument bereit. Danach werden Ihre Angaben geprüft.',
      },
      review: {
        title: 'Ihre Angaben werden geprüft',
        text: 'Sie müssen nichts tun. Den Stand sehen Sie laufend hier; Sie können diese Seite schließen und später wiederkommen.',
      },
      rejected: {
        title: 'Für Sie können keine Konten eröffnet werden',
        text: 'Das hat der Bankpartner entschieden. Wenn Sie es für einen Irrtum halten, wenden Sie sich an den Shop.',
      },
      opening: {
        title: 'Ihre Konten werden eröffnet',
        text: 'Ihr Antrag ist genehmigt. Die Bankdaten erscheinen hier von selbst; Sie können diese Seite schließen und später wiederkommen.',
      },
      accounts: {
        title: 'Ihre Bankkonten',
        text: 'Senden Sie eine Überweisung mit diesen Angaben. Das Geld kommt von selbst in Ihrer Wallet an.',
      },
    },
    wallet:
      'Die Wallet-Adresse enthält einen Fehler, daher können keine Konten eröffnet werden. Für den Shop:',
    email: 'E-Mail-Adresse',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie {example} ein.',
    emailTaken:
      'Diese E-Mail-Adresse gehört zu einem anderen Kundenkonto. Geben Sie eine andere ein.',
    register: 'Weiter',
    registering: 'Sie werden registriert …',
    registerNext: 'Als Nächstes: die Bedingungen des Bankpartners.',
    registerOffline:
      'Sie scheinen offline zu sein. Sie sind noch nicht registriert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    registerLost:
      'Die Verbindung brach ab, und Sie sind noch nicht registriert. Versuchen Sie es erneut.',
    open: { terms: 'Bedingungen lesen', identity: 'Identitätsprüfung starten' },
    opening: 'Seite wird geöffnet …',
    pageTitle: { terms: 'Bedingungen des Bankpartners', identity: 'Identitätsprüfung' },
    onPage: {
      terms: 'Lesen und akzeptieren Sie sie auf der Seite unten. Den Stand sehen Sie laufend hier.',
      identity:
        'Folgen Sie den Schritten auf der Seite unten. Wenn Sie fertig sind, drücken Sie die Schaltfläche darunter.',
    },
    finished: 'Ich bin fertig',
    checking: 'Wird geprüft …',
    notYet:
      'Der Bankpartner hat es noch nicht bestätigt. Wir fragen weiter nach, daher geht es hier von selbst weiter.',
    openAgain: 'Seite erneut öffnen',
    currency: 'Währung',
    route: 'Kommt als {token} auf {chain} in Ihrer Wallet {wallet} an.',
    fields: {
      account_holder_name: 'Kontoinhaber',
      account_number: 'Kontonummer',
      bank_account_number: 'Kontonummer',
      bank_address: 'Adresse der Bank',
      bank_beneficiary_address: 'Adresse des Empfängers',
      bank_beneficiary_name: 'Empfänger',
      bank_name: 'Bank',
      bank_routing_number: 'Bankleitzahl (Routing Number)',
      bic: 'BIC',
      currency: 'Währung',
      iban: 'IBAN',
      payment_rail: 'Wichtigste Überweisungsart',
      payment_rails: 'Überweisungsarten',
      sort_code: 'Bankleitzahl (Sort Code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Ja',
    no: 'Nein',
    copy: '{field} kopieren',
    copied: '{field} kopiert.',
    copyByHand: '{field}: Der Text ist markiert. Kopieren Sie ihn wie jeden anderen.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Einzahlung vornehmen',
        text: 'Wählen Sie, woher sie kommt.',
      },
      page: {
        title: 'Einzahlung abschließen',
        text: 'Folgen Sie den Schritten auf der Seite unten. Ihre Einzahlung kommt dann von selbst an; wann, erfährt diese Seite nicht.',
      },
    },
    from: 'Einzahlen von',
    ways: {
      crypto: { name: 'Krypto', text: 'Wallet oder Konto bei einer Kryptobörse' },
      'cash-app': { name: 'Cash App', text: 'US-Dollar' },
    },
    onlyWay: {
      crypto: 'Senden Sie Kryptowährung von einer Wallet oder einem Konto bei einer Kryptobörse.',
      'cash-app': 'Senden Sie US-Dollar mit Cash App.',
    },
    amount: 'Betrag',
    tooLittle: 'Mit Cash App können Sie ab {amount} einzahlen.',
    continue: 'Weiter',
    continueWith: 'Weiter mit {amount}',
    preparing: 'Einzahlung wird vorbereitet …',
    next: 'Als Nächstes: eine sichere Seite, auf der Sie die Einzahlung vornehmen.',
    failed:
      'Ihre Einzahlung konnte nicht vorbereitet werden. Es wurde nichts eingezahlt. Versuchen Sie es erneut.',
    pageTitle: 'Sichere Einzahlungsseite',
    inTab:
      'Die Seite ist in einem anderen Tab geöffnet. Ihre Einzahlung kommt von selbst an; wann, erfährt diese Seite nicht.',
    startOver: 'Neu beginnen',
  },
}
