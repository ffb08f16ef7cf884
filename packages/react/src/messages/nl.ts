import type { Messages } from './messages.ts'

/** Dutch. */
export const nl: Messages = {
  language: 'nl',
  shared: {
    tryAgain: 'Opnieuw proberen',
    trouble: 'De verbinding is onderbroken. We blijven het proberen.',
    support: 'Neem contact op met {name} Support',
    connect: { title: 'Verbind een wallet', text: 'Verbind je wallet om verder te gaan.' },
    errors: {
      rate_limited: 'Er zijn nu te veel verzoeken. Wacht {time} en probeer het opnieuw.',
      rate_limited_vaguely: 'Er zijn nu te veel verzoeken. Wacht even en probeer het opnieuw.',
      order_not_found:
        'Je eerdere bestelling is niet gevonden en wordt daarom niet meer gevolgd. Heb je ervoor betaald? Neem dan contact op met de winkel voordat je opnieuw betaalt.',
      validation_error:
        'De dienst heeft deze gegevens niet geaccepteerd. Controleer ze en probeer het opnieuw.',
      network_error: 'Je lijkt offline te zijn. Controleer je verbinding en probeer het opnieuw.',
      setup: 'Dit is niet goed ingesteld. Voor de winkel:',
      other: 'Dat is niet gelukt. Probeer het zo meteen opnieuw.',
    },
    hosted: {
      loading: 'Pagina laden…',
      slow: 'De pagina is traag of wordt geblokkeerd door deze browser. Open deze dan in een nieuw tabblad.',
      newTab: 'Openen in nieuw tabblad',
      inTab: 'De pagina is open in een ander tabblad. Hier zie je vanzelf hoe het verdergaat.',
      noTab: 'Is er geen tabblad geopend? Dan kun je hier verdergaan.',
      blocked: 'De pagina kan hier niet worden getoond. Open deze in een nieuw tabblad.',
      showHere: 'Weer hier tonen',
      elsewhere: 'Ga verder op de beveiligde pagina en kom daarna hier terug.',
      goTo: 'Naar de beveiligde pagina',
    },
  },
  amount: {
    empty: 'Voer een bedrag in.',
    not_a_number: 'Voer een bedrag in cijfers in, zoals {example}.',
    too_precise: {
      one: 'Voer een bedrag in met hoogstens {count} decimaal.',
      other: 'Voer een bedrag in met hoogstens {count} decimalen.',
    },
    too_large: 'Dit bedrag is te hoog.',
    too_long: 'Dit bedrag heeft te veel tekens.',
    zero: 'Voer een bedrag boven nul in.',
  },
  country: {
    label: 'Land',
    found: { one: '{count} land', other: '{count} landen' },
    none: 'Geen land heeft die naam.',
  },
  checkout: {
    youPay: 'Je betaalt',
    youPayAbout: 'Je betaalt ongeveer',
    youGet: 'Je ontvangt',
    youGetAbout: 'Je ontvangt ongeveer',
    enterGet: 'Liever invoeren wat je ontvangt',
    enterPay: 'Liever invoeren wat je betaalt',
    payWith: 'Betalen met',
    methods: {
      card: 'Debitcard of creditcard',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods: 'In dit land is er met dit apparaat geen betaalmethode. Kies een ander land.',
    fees: {
      processing: 'Verwerkingskosten',
      network: 'Netwerkkosten',
    },
    otherFee: 'Kosten',
    total: 'Totaal',
    rate: 'Koers',
    priceUntil: 'Deze prijs geldt tot {time}.',
    priceOver: 'Deze prijs geldt niet meer. Je ziet de nieuwe op de betaalpagina.',
    priceLater: 'Je ziet de prijs op de betaalpagina, voordat je betaalt.',
    noPrice: 'Nog geen prijs.',
    minimum: 'Het minimum is {amount}.',
    maximum: 'Het maximum is {amount}.',
    continue: 'Verder naar de betaling',
    continueWith: 'Verder met {amount}',
    continueToGet: 'Verder om {amount} te ontvangen',
    opening: 'Je aankoop wordt gestart…',
    next: 'Hierna: een beveiligde betaalpagina. Er wordt niets afgeschreven voordat je daar bevestigt.',
    notAccepted: {
      country: 'Aankopen met een kaart zijn in dit land niet beschikbaar. Kies een ander land.',
      amount: 'Voor dit bedrag is geen aankoop mogelijk. Probeer een hoger of lager bedrag.',
      payment_method: 'Deze betaalmethode is in dit land niet beschikbaar. Kies een andere.',
      other:
        'Deze gegevens zijn niet geaccepteerd. Er is niets gekocht. Controleer het bedrag, het land en de betaalmethode en probeer het opnieuw.',
    },
    wallet: 'Er zit een fout in het walletadres, dus er kan niets worden gekocht. Voor de winkel:',
    pageTitle: 'Beveiligde betaalpagina',
    pageGone:
      'De betaalpagina van deze bestelling kan hier niet nog eens worden getoond. Als je hebt betaald, gaat je bestelling hier vanzelf verder.',
    startOver: 'Opnieuw beginnen',
    startOverAsk:
      'Heb je al betaald? Wacht dan hier. Als je opnieuw begint, laat je deze bestelling achter.',
    startOverSure: 'Niet betaald, opnieuw beginnen',
    stay: 'Hier blijven',
    done: 'Klaar',
    buyMore: 'Nog een aankoop doen',
    offline:
      'Je lijkt offline te zijn. Er is niets gekocht. Controleer je verbinding en probeer het opnieuw.',
    refused: 'Dat is niet gelukt. Er is niets gekocht. Probeer het zo meteen opnieuw.',
    notThisTime:
      'Deze keer is er geen aankoop gestart. Hoe de eerste poging is afgelopen, is nog steeds niet bekend.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Je bestelling wordt opgezocht',
        text: 'Een moment: je hebt een lopende bestelling, op deze pagina of in een ander tabblad.',
      },
      paying: {
        title: 'Wachten op je betaling',
        text: 'Betaal op de pagina hieronder. Hier zie je vanzelf hoe het verdergaat.',
      },
      settling: {
        title: 'Betaling ontvangen',
        text: 'Je {token} wordt verzonden. Dat duurt even.',
      },
      processing: {
        title: 'Nog in behandeling',
        text: 'Er is niets mis, het duurt alleen langer: de controle van een betaling kan een halfuur duren. Je kunt deze pagina sluiten en terugkomen.',
        textWhilePayable:
          'Je kunt nog betalen. Als je hebt betaald, is er niets mis: de controle van een betaling kan een halfuur duren.',
      },
      sent: {
        title: '{token} verzonden',
        text: 'Het bedrag is onderweg naar je wallet op {chain}.',
      },
      cancelled: {
        title: 'Bestelling geannuleerd',
        text: 'Er wordt geen {token} verzonden. Als er geld van je rekening is afgeschreven, neem dan contact op met de winkel.',
      },
      unknown: {
        title: 'We konden je aankoop niet bevestigen',
        text: 'We kregen geen duidelijk antwoord terwijl je aankoop werd gestart. Er is op deze pagina van geen kaart iets afgeschreven. Je kunt het opnieuw proberen of opnieuw beginnen.',
        textAfterReload:
          'Op deze pagina of in een ander tabblad werd een aankoop gestart, en het is niet bekend hoe dat is afgelopen. Heb je ervoor betaald? Neem dan contact op met de winkel voordat je opnieuw betaalt.',
      },
    },
    stages: { payment: 'Betaling', sending: 'Verzenden', sent: 'Verzonden' },
    checkNow: 'Nu controleren',
    paid: 'Betaald',
    toPay: 'Bedrag',
    paidWith: '{brand} eindigend op {last}',
    destination: 'Bestemming',
    to: '{token} op {chain}, naar {wallet}',
    order: 'Bestelling',
    destinationChanged:
      'Je wallet of netwerk is gewijzigd. Deze bestelling gaat nog steeds naar {wallet} op {chain}.',
    mismatch: {
      wallet:
        'Stop: deze bestelling is niet wat je hebt gevraagd. Die gaat naar de wallet {held}, niet naar {asked}. Neem contact op met de winkel voordat je iets anders doet.',
      chain:
        'Stop: deze bestelling is niet wat je hebt gevraagd. Die wordt verzonden op {held}, niet op {asked}. Neem contact op met de winkel voordat je iets anders doet.',
      token:
        'Stop: deze bestelling is niet wat je hebt gevraagd. Die wordt uitbetaald in {held}, niet in {asked}. Neem contact op met de winkel voordat je iets anders doet.',
      amount:
        'Stop: deze bestelling is niet wat je hebt gevraagd. Het bedrag is {held}, niet {asked}. Neem contact op met de winkel voordat je iets anders doet.',
      currency:
        'Stop: deze bestelling is niet wat je hebt gevraagd. Die wordt afgerekend in {held}, niet in {asked}. Neem contact op met de winkel voordat je iets anders doet.',
    },
    reading: 'Je bestelling kan nu niet worden opgehaald. Die gaat vanzelf verder.',
  },
  orderPage: {
    looking: { title: 'Je bestelling wordt opgezocht', text: 'Een moment.' },
    paying: {
      title: 'Wachten op je betaling',
      text: 'Zodra die binnenkomt, gaat je bestelling hier vanzelf verder.',
    },
    missing: {
      title: 'Bestelling niet gevonden',
      text: 'Deze bestelling bestaat niet bij deze wallet. Controleer de link waarmee je hier kwam, of vraag het aan de winkel.',
    },
    unreadable: {
      title: 'Je bestelling kan nu niet worden getoond',
      text: 'Er is niets verloren: een bestelling gaat ook zonder deze pagina verder.',
    },
  },
  dialog: {
    title: '{token} kopen',
    close: 'Sluiten',
    ask: 'Je aankoop is niet afgerond. Die stopt niet als je dit venster sluit: kom terug en je ziet hoe het verdergaat.',
    leave: 'Venster sluiten',
    stay: 'Open laten',
  },
  bank: {
    steps: {
      loading: { title: 'Je bankrekeningen worden opgezocht', text: 'Een moment.' },
      register: {
        title: 'Krijg je eigen bankrekeningen',
        text: 'Geld dat je ernaar overmaakt, komt vanzelf in je wallet aan. Een bankpartner opent ze voor je.',
      },
      terms: {
        title: 'Accepteer de voorwaarden',
        text: 'Het zijn de voorwaarden van de bankpartner. Daarna bevestig je je identiteit.',
      },
      identity: {
        title: 'Bevestig je identiteit',
        text: 'Houd je paspoort of een ander identiteitsbewijs bij de hand. Daarna worden je gegevens beoordeeld.',
      },
      review: {
        title: 'Je gegevens worden beoordeeld',
        text: 'Je hoeft niets te doen. Hier zie je vanzelf hoe het verdergaat; je kunt deze pagina sluiten en later terugkomen.',
      },
      rejected: {
        title: 'Er kunnen geen rekeningen voor je worden geopend',
        text: 'Dat is de beslissing van de bankpartner. Denk je dat het een vergissing is? Neem dan contact op met de winkel.',
      },
      opening: {
        title: 'Je rekeningen worden geopend',
        text: 'Je bent goedgekeurd. De bankgegevens verschijnen hier vanzelf; je kunt deze pagina sluiten en later terugkomen.',
      },
      accounts: {
        title: 'Je bankrekeningen',
        text: 'Doe een overschrijving met deze gegevens. Het geld komt vanzelf in je wallet aan.',
      },
    },
    wallet:
      'Er zit een fout in het walletadres, dus er kunnen geen rekeningen worden geopend. Voor de winkel:',
    email: 'E-mailadres',
    emailMissing: 'Voer je e-mailadres in.',
    emailInvalid: 'Voer een e-mailadres in, zoals {example}.',
    emailTaken: 'Dit e-mailadres is van een andere klant. Voer een ander in.',
    register: 'Verder',
    registering: 'Je wordt geregistreerd…',
    registerNext: 'Hierna: de voorwaarden van de bankpartner.',
    registerOffline:
      'Je lijkt offline te zijn. Je bent nog niet geregistreerd. Controleer je verbinding en probeer het opnieuw.',
    registerLost: 'De verbinding viel weg en je bent nog niet geregistreerd. Probeer het opnieuw.',
    open: { terms: 'Voorwaarden lezen', identity: 'Identiteitscontrole starten' },
    opening: 'Pagina openen…',
    pageTitle: { terms: 'Voorwaarden van de bankpartner', identity: 'Identiteitscontrole' },
    onPage: {
      terms: 'Lees en accepteer ze op de pagina hieronder. Hier zie je vanzelf hoe het verdergaat.',
      identity:
        'Volg de stappen op de pagina hieronder. Druk op de knop eronder als je klaar bent.',
    },
    finished: 'Ik ben klaar',
    checking: 'Controleren…',
    notYet:
      'De bankpartner heeft het nog niet bevestigd. We blijven het navragen, dus deze pagina gaat vanzelf verder.',
    openAgain: 'Pagina opnieuw openen',
    currency: 'Valuta',
    route: 'Komt aan als {token} op {chain}, in je wallet {wallet}.',
    fields: {
      account_holder_name: 'Rekeninghouder',
      account_number: 'Rekeningnummer',
      bank_account_number: 'Rekeningnummer',
      bank_address: 'Adres van de bank',
      bank_beneficiary_address: 'Adres van de ontvanger',
      bank_beneficiary_name: 'Ontvanger',
      bank_name: 'Bank',
      bank_routing_number: 'Bankcode (routing number)',
      bic: 'BIC',
      currency: 'Valuta',
      iban: 'IBAN',
      payment_rail: 'Belangrijkste soort overschrijving',
      payment_rails: 'Soorten overschrijving',
      sort_code: 'Bankcode (sort code)',
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
    no: 'Nee',
    copy: '{field} kopiëren',
    copied: '{field} gekopieerd.',
    copyByHand: '{field}: de tekst is geselecteerd. Kopieer die zoals je elke tekst kopieert.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Een storting doen',
        text: 'Kies waar die vandaan komt.',
      },
      page: {
        title: 'Rond je storting af',
        text: 'Volg de stappen op de pagina hieronder. Daarna komt je storting vanzelf aan; deze pagina krijgt niet te horen wanneer.',
      },
    },
    from: 'Storten vanuit',
    ways: {
      crypto: { name: 'Crypto', text: 'Wallet of account bij een cryptobeurs' },
      'cash-app': { name: 'Cash App', text: 'Amerikaanse dollars' },
    },
    onlyWay: {
      crypto: 'Stuur crypto vanuit een wallet of een account bij een cryptobeurs.',
      'cash-app': 'Stuur Amerikaanse dollars met Cash App.',
    },
    amount: 'Bedrag',
    tooLittle: 'Met Cash App kun je vanaf {amount} storten.',
    continue: 'Verder',
    continueWith: 'Verder met {amount}',
    preparing: 'Je storting wordt voorbereid…',
    next: 'Hierna: een beveiligde pagina waarop je de storting doet.',
    failed: 'Je storting kon niet worden voorbereid. Er is niets gestort. Probeer het opnieuw.',
    pageTitle: 'Beveiligde stortingspagina',
    inTab:
      'De pagina is open in een ander tabblad. Je storting komt vanzelf aan; deze pagina krijgt niet te horen wanneer.',
    startOver: 'Opnieuw beginnen',
  },
}
