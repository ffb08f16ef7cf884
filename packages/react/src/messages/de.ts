import type { Messages } from './messages.ts'

/** German. */
export const de: Messages = {
  language: 'de',
  shared: {
    tryAgain: 'Erneut versuchen',
    checkNow: 'Status prüfen',
    reading:
      'Der Status kann gerade nicht geladen werden. Ihre Bestellung ist davon nicht betroffen.',
    notLoaded:
      'Der Status kann gerade nicht geladen werden. Falls Sie schon bezahlt haben, zahlen Sie nicht erneut. Prüfen Sie zuerst den Status.',
    trouble: 'Probleme beim Aktualisieren. Wir versuchen es automatisch erneut …',
    support: 'Kundenservice von {name} kontaktieren',
    to: '{token} auf {chain} · {wallet}',
    copy: '{field} kopieren',
    copied: '{field} kopiert',
    copyByHand: '{field} markiert. Bitte manuell kopieren.',
    connect: { title: 'Wallet verbinden', text: 'Verbinden Sie Ihre Wallet, um fortzufahren.' },
    errors: {
      rate_limited: 'Zu viele Versuche. Bitte versuchen Sie es in {time} erneut.',
      rate_limited_vaguely:
        'Zu viele Versuche. Bitte warten Sie kurz und versuchen Sie es dann erneut.',
      rate_limited_over: 'Sie können es jetzt erneut versuchen.',
      validation_error:
        'Einige Angaben wurden nicht akzeptiert. Bitte prüfen Sie sie und versuchen Sie es erneut.',
      network_error:
        'Sie scheinen offline zu sein. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      setup: 'Derzeit nicht verfügbar. Für den Betreiber der Website:',
      other: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    },
    newTab: 'In neuem Tab öffnen',
    elsewhere: 'Fahren Sie auf der geschützten Seite fort und kommen Sie danach hierher zurück.',
  },
  hosted: {
    loading: 'Geschützte Seite wird geladen …',
    slow: 'Die Seite lädt langsam oder wird von Ihrem Browser blockiert. Versuchen Sie es in einem neuen Tab.',
    inTab: 'Fahren Sie im anderen Tab fort. Diese Seite wird automatisch aktualisiert.',
    noTab: 'Falls sich kein Tab geöffnet hat, können Sie hier fortfahren.',
    blocked: 'Die Seite kann hier nicht angezeigt werden. Öffnen Sie sie in einem neuen Tab.',
    showHere: 'Wieder hier anzeigen',
    goTo: 'Zur geschützten Seite',
  },
  amount: {
    empty: 'Geben Sie einen Betrag ein.',
    not_a_number: 'Geben Sie einen gültigen Betrag ein, z. B. {example}.',
    other_currency: 'Geben Sie den Betrag in {unit} ein.',
    too_precise: {
      one: 'Verwenden Sie höchstens {count} Nachkommastelle.',
      other: 'Verwenden Sie höchstens {count} Nachkommastellen.',
    },
    too_large: 'Geben Sie einen niedrigeren Betrag ein.',
    too_long: 'Dieser Betrag hat zu viele Zeichen.',
    zero: 'Geben Sie einen Betrag größer als 0 ein.',
  },
  country: {
    label: 'Land/Region',
    change: 'Ändern',
    found: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
    none: 'Keine Ergebnisse gefunden.',
  },
  checkout: {
    youPay: 'Sie zahlen',
    youPayAbout: 'Sie zahlen (geschätzt)',
    youGet: 'Sie erhalten',
    youGetAbout: 'Sie erhalten (geschätzt)',
    enterGet: 'Betrag eingeben, den Sie erhalten',
    enterPay: 'Betrag eingeben, den Sie zahlen',
    payWith: 'Zahlen mit',
    methods: {
      card: 'Debit- oder Kreditkarte',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'In diesem Land ist auf diesem Gerät keine Zahlungsart verfügbar. Wählen Sie ein anderes Land.',
    fees: {
      processing: 'Bearbeitungsgebühr',
      network: 'Netzwerkgebühr',
    },
    otherFee: 'Gebühr',
    feeTotal: 'Gebühren',
    total: 'Gesamtbetrag',
    rate: 'Wechselkurs',
    priceUntil: 'Preisangebot gültig bis {time}.',
    priceFor: 'Preisangebot noch {time} gültig.',
    priceOver: 'Preisangebot abgelaufen.',
    refreshPrice: 'Preisangebot aktualisieren',
    priceLater: 'Den Preis sehen Sie auf der Zahlungsseite, bevor Sie zahlen.',
    noAmount: 'Geben Sie einen Betrag ein, um den Preis zu sehen.',
    noPrice: 'Für diese Angaben ist kein Preis verfügbar.',
    minimum: 'Geben Sie mindestens {amount} ein.',
    maximum: 'Geben Sie höchstens {amount} ein.',
    payMore: 'Sie müssen mindestens {amount} zahlen.',
    payLess: 'Sie können höchstens {amount} zahlen.',
    continue: 'Weiter zur Zahlung',
    continueWith: 'Weiter zur Zahlung ({amount})',
    continueToGet: 'Weiter zum Kauf von {amount}',
    continueAbout: 'Weiter zur Zahlung (etwa {amount})',
    opening: 'Zahlung wird vorbereitet …',
    next: 'Als Nächstes: geschützte Zahlungsseite. Bevor Sie dort bestätigen, wird nichts abgebucht.',
    notAccepted: {
      country: 'In diesem Land sind keine Käufe möglich. Wählen Sie ein anderes Land.',
      amount: 'Dieser Betrag wird nicht unterstützt. Geben Sie einen höheren oder niedrigeren ein.',
      payment_method:
        'Diese Zahlungsart ist in diesem Land nicht verfügbar. Wählen Sie eine andere.',
      other:
        'Diese Angaben wurden nicht akzeptiert. Es wurde nichts abgebucht. Prüfen Sie Betrag, Land und Zahlungsart und versuchen Sie es erneut.',
    },
    wallet:
      'Diese Wallet-Adresse ist ungültig, daher ist derzeit kein Kauf möglich. Für den Betreiber der Website:',
    offline:
      'Sie scheinen offline zu sein. Es wurde nichts abgebucht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    tooMany:
      'Zu viele Versuche. Es wurde nichts abgebucht. Bitte versuchen Sie es in {time} erneut.',
    tooManyVaguely:
      'Zu viele Versuche. Es wurde nichts abgebucht. Bitte warten Sie kurz und versuchen Sie es dann erneut.',
    refused: 'Etwas ist schiefgelaufen. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut.',
  },
  purchase: {
    pageTitle: 'Geschützte Zahlungsseite',
    startOver: 'Neu beginnen',
    startOverAsk:
      'Schon bezahlt? Dann lassen Sie diese Seite geöffnet. Ein Neubeginn storniert diese Bestellung nicht, sie wird hier nur nicht mehr angezeigt.',
    startOverAskUnknown:
      'Nicht sicher, ob Sie bezahlt haben? Prüfen Sie Ihr Konto oder wenden Sie sich an den Kundenservice, bevor Sie neu beginnen.',
    startOverSure: 'Ich habe nicht bezahlt, neu beginnen',
    stay: 'Bestellung behalten',
    buyMore: 'Noch einmal kaufen',
    done: 'Fertig',
    notThisTime:
      'Durch den erneuten Versuch wurde kein Kauf gestartet. Ob der erste Versuch einen Kauf gestartet hat, wissen wir weiterhin nicht.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Ihre Bestellung wird abgerufen',
        text: 'Sie haben eine laufende Bestellung, auf dieser Seite oder in einem anderen Tab.',
      },
      loading: { title: 'Ihre Bestellung wird geladen', text: 'Einen Moment …' },
      paying: {
        title: 'Zahlung abschließen',
        titleWithoutPage: 'Warten auf Ihre Zahlung',
        textWithoutPage:
          'Die Zahlungsseite kann nicht erneut geöffnet werden. Schon bezahlt? Dann wird der Bestellstatus hier automatisch aktualisiert. Falls nicht, beginnen Sie neu.',
        textElsewhere:
          'Diese Seite wird automatisch aktualisiert. Falls Sie schon bezahlt haben, zahlen Sie nicht erneut: Ihre Zahlung wird möglicherweise geprüft, was etwa 30 Minuten dauern kann.',
        textElsewhereStopped:
          'Falls Sie schon bezahlt haben, zahlen Sie nicht erneut: Ihre Zahlung wird möglicherweise geprüft, was etwa 30 Minuten dauern kann.',
        text: 'Zahlen Sie auf der geschützten Zahlungsseite. Der Bestellstatus wird automatisch aktualisiert.',
        summary: '{paid} für etwa {received} auf {chain}',
      },
      settling: {
        title: 'Zahlung eingegangen',
        text: 'Ihre {token} werden gesendet. Das dauert meist nur wenige Augenblicke.',
        textUnknown:
          'Den aktuellen Status Ihrer Bestellung können wir nicht anzeigen. Bei Fragen wenden Sie sich an den Kundenservice.',
      },
      processing: {
        title: 'Dauert länger als üblich',
        text: 'Zahlungen werden manchmal geprüft, was etwa 30 Minuten dauern kann. Sie können diese Seite schließen und später wiederkommen.',
        textWhilePayable:
          'Sie können noch zahlen. Wenn Sie schon bezahlt haben, wird Ihre Zahlung möglicherweise geprüft, was etwa 30 Minuten dauern kann.',
        textWithoutPage:
          'Die Zahlungsseite kann nicht erneut geöffnet werden. Falls Sie schon bezahlt haben, wird Ihre Zahlung möglicherweise geprüft, was etwa 30 Minuten dauern kann. Falls nicht, beginnen Sie neu.',
        textWhileSending:
          'Ihre Zahlung ist eingegangen, das Senden Ihrer {token} dauert aber länger als üblich. Sie können diese Seite schließen und später wiederkommen.',
      },
      sent: {
        title: '{token} gesendet',
        titleAbout: 'Etwa {amount} gesendet',
        text: 'Der Betrag ist auf dem Weg zu Ihrer Wallet auf {chain}. Es kann einige Minuten dauern, bis er dort erscheint.',
      },
      cancelled: {
        title: 'Bestellung storniert',
        text: 'Es werden keine {token} gesendet. Falls etwas abgebucht wurde, wenden Sie sich an den Kundenservice.',
        textWhenPaid:
          'Ihre Zahlung ist eingegangen, es werden aber keine {token} gesendet. Wenden Sie sich wegen einer Erstattung an den Kundenservice.',
      },
      unknown: {
        title: 'Unklar, ob Ihr Kauf gestartet wurde',
        text: 'Die Zahlungsseite wurde nicht geöffnet, daher wurde nichts abgebucht. Versuchen Sie es erneut oder beginnen Sie neu.',
        textAfterReload:
          'Hier oder in einem anderen Tab wurde ein Kauf gestartet, den wir nicht bestätigen konnten. Falls Sie dafür bezahlt haben, wenden Sie sich an den Kundenservice, bevor Sie erneut zahlen.',
      },
      notShown: {
        title: 'Die Zahlungsseite kann nicht angezeigt werden',
        text: 'Es wurde nichts abgebucht.',
      },
      missing: {
        title: 'Bestellung nicht gefunden',
        text: 'Wir konnten Ihre Bestellung nicht finden. Falls Sie schon bezahlt haben, wenden Sie sich an den Kundenservice, bevor Sie erneut zahlen.',
        textElsewhere:
          'Wir konnten diese Bestellung für die verbundene Wallet nicht finden. Prüfen Sie den Link und die Wallet oder wenden Sie sich an den Kundenservice.',
      },
      unreadable: {
        title: 'Wir können Ihre Bestellung gerade nicht anzeigen',
        text: 'Ihre Bestellung ist davon nicht betroffen. Bitte versuchen Sie es gleich erneut.',
      },
    },
    setup:
      'Der Status kann gerade nicht geladen werden. Ihre Bestellung ist davon nicht betroffen. Für den Betreiber der Website:',
    stages: { payment: 'Zahlung', sending: 'Transfer', sent: 'Abschluss' },
    paid: 'Bezahlt',
    toPay: 'Betrag',
    paidWith: '{brand} mit Endziffern {last}',
    destination: 'Empfänger-Wallet',
    date: 'Datum',
    order: 'Bestellnummer',
    destinationChanged:
      'Das Ziel auf dieser Seite hat sich geändert. Diese Bestellung geht weiterhin an {wallet} auf {chain}.',
    mismatch: {
      title: 'Achtung: Diese Bestellung stimmt nicht mit Ihren Angaben überein',
      text: 'Bezahlen Sie diese Bestellung nicht. Falls Sie schon bezahlt haben, wenden Sie sich sofort an den Kundenservice.',
      textWhenPaid: 'Ihre Zahlung ist eingegangen. Wenden Sie sich sofort an den Kundenservice.',
      requested: 'Ihre Angabe',
      actual: 'Diese Bestellung',
      fields: {
        wallet: 'Wallet',
        chain: 'Netzwerk',
        token: 'Token',
        amount: 'Betrag',
        currency: 'Währung',
      },
    },
  },
  dialog: {
    title: '{token} kaufen',
    close: 'Schließen',
    ask: 'Ihr Kauf ist noch nicht abgeschlossen. Er wird nicht abgebrochen, wenn Sie dieses Fenster schließen. Öffnen Sie es erneut, um den Status zu prüfen.',
    leave: 'Fenster schließen',
    stay: 'Offen lassen',
  },
  bank: {
    steps: {
      loading: { title: 'Ihre Konten werden geladen', text: 'Einen Moment …' },
      register: {
        title: 'Bankkonten eröffnen',
        text: 'Geld, das Sie auf diese Konten überweisen, wird automatisch in einen Stablecoin umgetauscht und an Ihre Wallet gesendet. Die Konten stellt unser Bankpartner bereit.',
      },
      terms: {
        title: 'Bedingungen lesen und akzeptieren',
        text: 'Dies sind die Bedingungen unseres Bankpartners. Danach verifizieren Sie Ihre Identität.',
      },
      identity: {
        title: 'Identität verifizieren',
        text: 'Halten Sie Ihren Reisepass oder ein anderes Ausweisdokument bereit. Danach werden Ihre Angaben geprüft.',
      },
      review: {
        title: 'Ihre Angaben werden geprüft',
        text: 'Sie müssen nichts tun. Diese Seite wird automatisch aktualisiert. Sie können sie schließen und später wiederkommen.',
      },
      unknown: {
        title: 'Der Status Ihres Antrags kann nicht angezeigt werden',
        text: 'Diese Seite wird automatisch aktualisiert. Bei Fragen wenden Sie sich an den Kundenservice.',
      },
      rejected: {
        title: 'Wir konnten keine Konten für Sie eröffnen',
        text: 'Unser Bankpartner hat Ihren Antrag nicht genehmigt. Wenn Sie das für einen Fehler halten, wenden Sie sich an den Kundenservice.',
      },
      opening: {
        title: 'Ihre Konten werden eröffnet',
        text: 'Ihr Antrag ist genehmigt. Ihre Kontodaten erscheinen hier automatisch. Sie können diese Seite schließen und später wiederkommen.',
      },
      accounts: {
        title: 'Ihre Bankkonten',
        text: 'Überweisen Sie Geld mit diesen Kontodaten. Sobald es eingeht, wird es automatisch umgetauscht und an Ihre Wallet gesendet.',
      },
    },
    stages: { details: 'Angaben', verification: 'Verifizierung', accounts: 'Konten' },
    wallet:
      'Diese Wallet-Adresse ist ungültig, daher können keine Konten eröffnet werden. Für den Betreiber der Website:',
    loadFailed: 'Ihre Konten konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    email: 'E-Mail-Adresse',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein, z. B. {example}.',
    emailTaken: 'Diese E-Mail-Adresse ist bereits vergeben. Verwenden Sie eine andere.',
    register: 'Weiter',
    registering: 'Sie werden registriert …',
    registerNext: 'Als Nächstes: die Bedingungen unseres Bankpartners.',
    registerOffline:
      'Sie scheinen offline zu sein, daher konnten wir Sie nicht registrieren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    registerLost: 'Wir konnten Sie nicht registrieren. Bitte versuchen Sie es erneut.',
    open: { terms: 'Bedingungen lesen', identity: 'Verifizierung starten' },
    opening: 'Seite wird geöffnet …',
    pageTitle: { terms: 'Bedingungen des Bankpartners', identity: 'Identitätsverifizierung' },
    onPage: {
      terms:
        'Lesen und akzeptieren Sie die Bedingungen unten. Diese Seite wird automatisch aktualisiert.',
      identity:
        'Folgen Sie den Schritten unten. Wählen Sie danach unter der Seite „Ich bin fertig“.',
    },
    finished: 'Ich bin fertig',
    checking: 'Wird geprüft …',
    notYet:
      'Unser Bankpartner hat diesen Schritt noch nicht bestätigt. Nach der Bestätigung wird diese Seite automatisch aktualisiert.',
    openAgain: 'Seite erneut öffnen',
    currency: 'Währung',
    route: 'Sie erhalten {token} auf {chain} in der Wallet {wallet}.',
    copyAll: 'Alles kopieren',
    details: 'Kontodaten',
    fields: {
      account_holder_name: 'Kontoinhaber',
      account_number: 'Kontonummer',
      bank_account_number: 'Kontonummer',
      bank_address: 'Adresse der Bank',
      bank_beneficiary_address: 'Adresse des Empfängers',
      bank_beneficiary_name: 'Name des Empfängers',
      bank_name: 'Name der Bank',
      bank_routing_number: 'Bankleitzahl (Routing Number)',
      bic: 'BIC',
      currency: 'Währung',
      iban: 'IBAN',
      payment_rail: 'Bevorzugte Überweisungsart',
      payment_rails: 'Akzeptierte Überweisungsarten',
      sort_code: 'Bankleitzahl (Sort Code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Überweisung (Wire)',
    },
    yes: 'Ja',
    no: 'Nein',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Geld einzahlen',
        text: 'Wählen Sie eine Einzahlungsart.',
      },
      page: {
        title: 'Einzahlung abschließen',
        text: 'Folgen Sie den Schritten unten. Sobald Sie sie gesendet haben, geht Ihre Einzahlung automatisch an Ihre Wallet. Der Status wird hier nicht angezeigt.',
      },
    },
    from: 'Einzahlen mit',
    ways: {
      crypto: { name: 'Krypto', text: 'Von einer Wallet oder Kryptobörse' },
      'cash-app': { name: 'Cash App', text: 'US-Dollar' },
    },
    onlyWay: {
      crypto: 'Senden Sie Kryptowährung von einer Wallet oder Kryptobörse.',
      'cash-app': 'Senden Sie US-Dollar mit Cash App.',
    },
    amount: 'Betrag',
    tooLittle: 'Der Mindestbetrag mit Cash App ist {amount}.',
    continue: 'Weiter',
    continueWith: 'Weiter zur Einzahlung ({amount})',
    preparing: 'Einzahlung wird vorbereitet …',
    next: 'Als Nächstes: Einzahlung auf einer geschützten Seite abschließen.',
    failed:
      'Wir konnten Ihre Einzahlung nicht starten. Es wurde kein Geld übertragen. Bitte versuchen Sie es erneut.',
    pageTitle: 'Geschützte Einzahlungsseite',
    inTab:
      'Fahren Sie im anderen Tab fort. Sobald Sie sie gesendet haben, geht Ihre Einzahlung automatisch an Ihre Wallet. Der Status wird hier nicht angezeigt.',
    startOver: 'Neu beginnen',
  },
}
