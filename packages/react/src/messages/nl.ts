import type { Messages } from './messages.ts'

/** Dutch. */
export const nl: Messages = {
  language: 'nl',
  shared: {
    tryAgain: 'Opnieuw proberen',
    checkNow: 'Status controleren',
    reading: 'De status kan nu niet worden geladen. Dit heeft geen gevolgen voor je bestelling.',
    notLoaded:
      'De status kan nu niet worden geladen. Heb je al betaald? Betaal dan niet opnieuw. Controleer eerst de status.',
    trouble: 'Bijwerken lukt nu niet goed. We proberen het automatisch opnieuw…',
    support: 'Klantenservice van {name}',
    to: '{token} op {chain} · {wallet}',
    copy: '{field} kopiëren',
    copied: '{field} gekopieerd',
    copyByHand: '{field}: tekst geselecteerd. Kopieer handmatig.',
    connect: { title: 'Wallet verbinden', text: 'Verbind je wallet om verder te gaan.' },
    errors: {
      rate_limited: 'Te veel pogingen. Probeer het over {time} opnieuw.',
      rate_limited_vaguely: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
      rate_limited_over: 'Je kunt het nu opnieuw proberen.',
      validation_error:
        'Sommige gegevens zijn niet geaccepteerd. Controleer ze en probeer het opnieuw.',
      network_error: 'Je lijkt offline te zijn. Controleer je verbinding en probeer het opnieuw.',
      setup: 'Momenteel niet beschikbaar. Voor de sitebeheerder:',
      other: 'Er is iets misgegaan. Probeer het opnieuw.',
    },
    newTab: 'Openen in nieuw tabblad',
    elsewhere: 'Ga verder op de beveiligde pagina en kom daarna hier terug.',
  },
  hosted: {
    loading: 'Beveiligde pagina laden…',
    slow: 'De pagina laadt langzaam of wordt door je browser geblokkeerd. Probeer deze in een nieuw tabblad te openen.',
    inTab: 'Ga verder in het andere tabblad. Deze pagina wordt automatisch bijgewerkt.',
    noTab: 'Is er geen tabblad geopend? Dan kun je hier verdergaan.',
    blocked: 'De pagina kan hier niet worden getoond. Open deze in een nieuw tabblad.',
    showHere: 'Weer hier tonen',
    goTo: 'Naar de beveiligde pagina',
  },
  amount: {
    empty: 'Voer een bedrag in.',
    not_a_number: 'Voer een geldig bedrag in, zoals {example}.',
    other_currency: 'Voer het bedrag in {unit} in.',
    too_precise: {
      one: 'Gebruik maximaal {count} decimaal.',
      other: 'Gebruik maximaal {count} decimalen.',
    },
    too_large: 'Voer een lager bedrag in.',
    too_long: 'Dit bedrag heeft te veel tekens.',
    zero: 'Voer een bedrag hoger dan 0 in.',
  },
  country: {
    label: 'Land of regio',
    change: 'Wijzigen',
    found: { one: '{count} resultaat', other: '{count} resultaten' },
    none: 'Geen resultaten gevonden.',
  },
  checkout: {
    youPay: 'Je betaalt',
    youPayAbout: 'Je betaalt (geschat)',
    youGet: 'Je ontvangt',
    youGetAbout: 'Je ontvangt (geschat)',
    enterGet: 'Te ontvangen bedrag invoeren',
    enterPay: 'Te betalen bedrag invoeren',
    payWith: 'Betalen met',
    methods: {
      card: 'Debit- of creditcard',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'In dit land zijn op dit apparaat geen betaalmethoden beschikbaar. Kies een ander land.',
    fees: {
      processing: 'Verwerkingskosten',
      network: 'Netwerkkosten',
    },
    otherFee: 'Kosten',
    feeTotal: 'Transactiekosten',
    total: 'Totaal',
    rate: 'Wisselkoers',
    priceUntil: 'Prijsopgave geldig tot {time}.',
    priceFor: 'Prijsopgave nog {time} geldig.',
    priceOver: 'Prijsopgave verlopen.',
    refreshPrice: 'Prijsopgave vernieuwen',
    priceLater: 'Je ziet de prijs op de betaalpagina voordat je betaalt.',
    noAmount: 'Voer een bedrag in om de prijs te zien.',
    noPrice: 'Voor deze gegevens is geen prijs beschikbaar.',
    minimum: 'Voer minimaal {amount} in.',
    maximum: 'Voer maximaal {amount} in.',
    payMore: 'Je betaalt minimaal {amount}.',
    payLess: 'Je kunt maximaal {amount} betalen.',
    continue: 'Doorgaan naar betalen',
    continueWith: 'Doorgaan om {amount} te betalen',
    continueToGet: 'Doorgaan om {amount} te kopen',
    continueAbout: 'Doorgaan om ongeveer {amount} te betalen',
    opening: 'Je betaling wordt voorbereid…',
    next: 'Hierna: beveiligde betaalpagina. Er wordt niets afgeschreven voordat je daar bevestigt.',
    notAccepted: {
      country: 'Aankopen zijn in dit land niet beschikbaar. Kies een ander land.',
      amount: 'Dit bedrag wordt niet ondersteund. Voer een hoger of lager bedrag in.',
      payment_method: 'Deze betaalmethode is in dit land niet beschikbaar. Kies een andere.',
      other:
        'Deze gegevens zijn niet geaccepteerd. Er is niets afgeschreven. Controleer het bedrag, het land en de betaalmethode en probeer het opnieuw.',
    },
    wallet: 'Dit walletadres is ongeldig, dus je kunt nu niets kopen. Voor de sitebeheerder:',
    offline:
      'Je lijkt offline te zijn. Er is niets afgeschreven. Controleer je verbinding en probeer het opnieuw.',
    tooMany: 'Te veel pogingen. Er is niets afgeschreven. Probeer het over {time} opnieuw.',
    tooManyVaguely:
      'Te veel pogingen. Er is niets afgeschreven. Wacht even en probeer het opnieuw.',
    refused: 'Er is iets misgegaan. Er is niets afgeschreven. Probeer het opnieuw.',
  },
  purchase: {
    pageTitle: 'Beveiligde betaalpagina',
    startOver: 'Opnieuw beginnen',
    startOverAsk:
      'Al betaald? Laat deze pagina open. Opnieuw beginnen annuleert deze bestelling niet: je ziet die hier alleen niet meer.',
    startOverAskUnknown:
      'Weet je niet zeker of je hebt betaald? Controleer je rekening of neem contact op met de klantenservice voordat je opnieuw begint.',
    startOverSure: 'Ik heb niet betaald, opnieuw beginnen',
    stay: 'Bestelling behouden',
    buyMore: 'Nog een aankoop doen',
    done: 'Klaar',
    notThisTime:
      'Met de nieuwe poging is geen aankoop gestart. We weten nog steeds niet of dat bij de eerste wel is gebeurd.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Je bestelling wordt opgehaald',
        text: 'Je hebt een lopende bestelling, op deze pagina of in een ander tabblad.',
      },
      loading: { title: 'Je bestelling wordt geladen', text: 'Even geduld…' },
      paying: {
        title: 'Rond je betaling af',
        titleWithoutPage: 'Wachten op je betaling',
        textWithoutPage:
          'De betaalpagina kan niet opnieuw worden geopend. Al betaald? Dan wordt de status van je bestelling hier automatisch bijgewerkt. Zo niet, begin dan opnieuw.',
        textElsewhere:
          'Deze pagina wordt automatisch bijgewerkt. Heb je al betaald? Betaal dan niet opnieuw: je betaling wordt mogelijk gecontroleerd, wat ongeveer 30 minuten kan duren.',
        textElsewhereStopped:
          'Heb je al betaald? Betaal dan niet opnieuw: je betaling wordt mogelijk gecontroleerd, wat ongeveer 30 minuten kan duren.',
        text: 'Betaal op de beveiligde pagina. De status van je bestelling wordt automatisch bijgewerkt.',
        summary: '{paid} voor ongeveer {received} op {chain}',
      },
      settling: {
        title: 'Betaling ontvangen',
        text: 'Je {token} wordt verzonden. Dit duurt meestal maar even.',
        textUnknown:
          'We kunnen de huidige status van je bestelling niet tonen. Heb je vragen? Neem dan contact op met de klantenservice.',
      },
      processing: {
        title: 'Duurt langer dan normaal',
        text: 'Betalingen worden soms gecontroleerd, wat ongeveer 30 minuten kan duren. Je kunt deze pagina sluiten en later terugkomen.',
        textWhilePayable:
          'Je kunt nog betalen. Heb je al betaald? Dan wordt je betaling mogelijk gecontroleerd, wat ongeveer 30 minuten kan duren.',
        textWithoutPage:
          'De betaalpagina kan niet opnieuw worden geopend. Heb je al betaald? Dan wordt je betaling mogelijk gecontroleerd, wat ongeveer 30 minuten kan duren. Zo niet, begin dan opnieuw.',
        textWhileSending:
          'We hebben je betaling ontvangen, maar het verzenden van je {token} duurt langer dan normaal. Je kunt deze pagina sluiten en later terugkomen.',
      },
      sent: {
        title: '{token} verzonden',
        titleAbout: 'Ongeveer {amount} verzonden',
        text: 'Het bedrag is onderweg naar je wallet op {chain}. Het kan een paar minuten duren voordat je het ziet.',
      },
      cancelled: {
        title: 'Bestelling geannuleerd',
        text: 'Er wordt geen {token} verzonden. Is er geld afgeschreven? Neem dan contact op met de klantenservice.',
        textWhenPaid:
          'We hebben je betaling ontvangen, maar er wordt geen {token} verzonden. Neem contact op met de klantenservice over een terugbetaling.',
      },
      unknown: {
        title: 'We weten niet of je aankoop is gestart',
        text: 'De betaalpagina is niet geopend, dus er is niets afgeschreven. Je kunt het opnieuw proberen of opnieuw beginnen.',
        textAfterReload:
          'Hier of in een ander tabblad is een aankoop gestart die we niet konden bevestigen. Heb je ervoor betaald? Neem dan contact op met de klantenservice voordat je opnieuw betaalt.',
      },
      notShown: {
        title: 'De betaalpagina kan niet worden getoond',
        text: 'Er is niets afgeschreven.',
      },
      missing: {
        title: 'Bestelling niet gevonden',
        text: 'We konden je bestelling niet vinden. Heb je al betaald? Neem dan contact op met de klantenservice voordat je opnieuw betaalt.',
        textElsewhere:
          'We kunnen deze bestelling niet vinden bij de verbonden wallet. Controleer de link en de wallet of neem contact op met de klantenservice.',
      },
      unreadable: {
        title: 'We kunnen je bestelling nu niet tonen',
        text: 'Dit heeft geen gevolgen voor je bestelling. Probeer het zo opnieuw.',
      },
    },
    setup:
      'De status kan nu niet worden geladen. Dit heeft geen gevolgen voor je bestelling. Voor de sitebeheerder:',
    stages: { payment: 'Betaling', sending: 'Transfer', sent: 'Voltooid' },
    paid: 'Betaald',
    toPay: 'Bedrag',
    paidWith: '{brand} eindigend op {last}',
    destination: 'Ontvangende wallet',
    date: 'Datum',
    order: 'Bestelnummer',
    destinationChanged:
      'De bestemming op deze pagina is gewijzigd. Deze bestelling gaat nog steeds naar {wallet} op {chain}.',
    mismatch: {
      title: 'Let op: deze bestelling komt niet overeen met je aanvraag',
      text: 'Betaal deze bestelling niet. Heb je al betaald? Neem dan meteen contact op met de klantenservice.',
      textWhenPaid:
        'We hebben je betaling ontvangen. Neem meteen contact op met de klantenservice.',
      requested: 'Je aanvraag',
      actual: 'Deze bestelling',
      fields: {
        wallet: 'Wallet',
        chain: 'Netwerk',
        token: 'Token',
        amount: 'Bedrag',
        currency: 'Valuta',
      },
    },
  },
  dialog: {
    title: '{token} kopen',
    close: 'Sluiten',
    ask: 'Je aankoop is nog niet afgerond. Als je dit venster sluit, wordt je aankoop niet geannuleerd. Open het weer om de status te controleren.',
    leave: 'Venster sluiten',
    stay: 'Open laten',
  },
  bank: {
    steps: {
      loading: { title: 'Je rekeningen worden geladen', text: 'Even geduld…' },
      register: {
        title: 'Vraag je bankrekeningen aan',
        text: 'Geld dat je naar deze rekeningen overmaakt, wordt automatisch omgezet in een stablecoin en naar je wallet gestuurd. Onze bankpartner levert de rekeningen.',
      },
      terms: {
        title: 'Lees en accepteer de voorwaarden',
        text: 'Dit zijn de voorwaarden van onze bankpartner. Daarna volgt de identiteitscontrole.',
      },
      identity: {
        title: 'Verifieer je identiteit',
        text: 'Houd je paspoort of een ander identiteitsbewijs bij de hand. Daarna worden je gegevens beoordeeld.',
      },
      review: {
        title: 'Je gegevens worden beoordeeld',
        text: 'Je hoeft niets te doen. Deze pagina wordt automatisch bijgewerkt. Je kunt de pagina sluiten en later terugkomen.',
      },
      unknown: {
        title: 'We kunnen de status van je aanvraag niet tonen',
        text: 'Deze pagina wordt automatisch bijgewerkt. Heb je vragen? Neem dan contact op met de klantenservice.',
      },
      rejected: {
        title: 'We konden geen rekeningen voor je openen',
        text: 'Onze bankpartner heeft je aanvraag niet goedgekeurd. Denk je dat dit een vergissing is? Neem dan contact op met de klantenservice.',
      },
      opening: {
        title: 'Je rekeningen worden geopend',
        text: 'Je aanvraag is goedgekeurd. Je rekeninggegevens verschijnen hier automatisch. Je kunt deze pagina sluiten en later terugkomen.',
      },
      accounts: {
        title: 'Je bankrekeningen',
        text: 'Maak geld over met deze gegevens. Zodra het binnenkomt, wordt het automatisch omgezet en naar je wallet gestuurd.',
      },
    },
    stages: { details: 'Gegevens', verification: 'Verificatie', accounts: 'Rekeningen' },
    wallet:
      'Dit walletadres is ongeldig, dus er kunnen geen rekeningen worden geopend. Voor de sitebeheerder:',
    loadFailed: 'We kunnen je rekeningen niet laden. Probeer het opnieuw.',
    email: 'E-mailadres',
    emailMissing: 'Voer je e-mailadres in.',
    emailInvalid: 'Voer een geldig e-mailadres in, zoals {example}.',
    emailTaken: 'Dit e-mailadres is al in gebruik. Gebruik een ander adres.',
    register: 'Doorgaan',
    registering: 'Je wordt geregistreerd…',
    registerNext: 'Hierna: de voorwaarden van onze bankpartner.',
    registerOffline:
      'Je lijkt offline te zijn, dus we konden je niet registreren. Controleer je verbinding en probeer het opnieuw.',
    registerLost: 'We konden je niet registreren. Probeer het opnieuw.',
    open: { terms: 'Voorwaarden lezen', identity: 'Verificatie starten' },
    opening: 'Pagina openen…',
    pageTitle: { terms: 'Voorwaarden van de bankpartner', identity: 'Identiteitsverificatie' },
    onPage: {
      terms:
        'Lees en accepteer de voorwaarden hieronder. Deze pagina wordt automatisch bijgewerkt.',
      identity: 'Volg de stappen hieronder. Kies daarna “Ik ben klaar” onder de pagina.',
    },
    finished: 'Ik ben klaar',
    checking: 'Controleren…',
    notYet:
      'Onze bankpartner heeft deze stap nog niet bevestigd. Zodra dat gebeurt, wordt deze pagina automatisch bijgewerkt.',
    openAgain: 'Pagina opnieuw openen',
    currency: 'Valuta',
    route: 'Je ontvangt {token} op {chain} in wallet {wallet}.',
    copyAll: 'Alles kopiëren',
    details: 'Rekeninggegevens',
    fields: {
      account_holder_name: 'Rekeninghouder',
      account_number: 'Rekeningnummer',
      bank_account_number: 'Rekeningnummer',
      bank_address: 'Adres van de bank',
      bank_beneficiary_address: 'Adres van de ontvanger',
      bank_beneficiary_name: 'Naam van de ontvanger',
      bank_name: 'Naam van de bank',
      bank_routing_number: 'Bankcode (routing number)',
      bic: 'BIC',
      currency: 'Valuta',
      iban: 'IBAN',
      payment_rail: 'Voorkeurstype overboeking',
      payment_rails: 'Geaccepteerde typen overboeking',
      sort_code: 'Bankcode (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Overboeking (wire)',
    },
    yes: 'Ja',
    no: 'Nee',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Geld storten',
        text: 'Kies hoe je wilt storten.',
      },
      page: {
        title: 'Rond je storting af',
        text: 'Volg de stappen hieronder. Na het verzenden gaat je storting automatisch naar je wallet. De status wordt hier niet getoond.',
      },
    },
    from: 'Storten met',
    ways: {
      crypto: { name: 'Crypto', text: 'Vanuit een wallet of cryptobeurs' },
      'cash-app': { name: 'Cash App', text: 'Amerikaanse dollars' },
    },
    onlyWay: {
      crypto: 'Stuur crypto vanuit een wallet of cryptobeurs.',
      'cash-app': 'Stuur Amerikaanse dollars met Cash App.',
    },
    amount: 'Bedrag',
    tooLittle: 'Het minimum voor storten met Cash App is {amount}.',
    continue: 'Doorgaan',
    continueWith: 'Doorgaan om {amount} te storten',
    preparing: 'Je storting wordt voorbereid…',
    next: 'Hierna: rond je storting af op een beveiligde pagina.',
    failed: 'We konden je storting niet starten. Er is geen geld overgemaakt. Probeer het opnieuw.',
    pageTitle: 'Beveiligde stortingspagina',
    inTab:
      'Ga verder in het andere tabblad. Na het verzenden gaat je storting automatisch naar je wallet. De status wordt hier niet getoond.',
    startOver: 'Opnieuw beginnen',
  },
}
