import type { Messages } from './messages.ts'

/** Italian. */
export const it: Messages = {
  language: 'it',
  shared: {
    tryAgain: 'Riprova',
    trouble: 'La connessione si è interrotta. Continuiamo a provare.',
    support: 'Contatta l’assistenza {name}',
    connect: { title: 'Collega un wallet', text: 'Collega il tuo wallet per continuare.' },
    errors: {
      rate_limited: 'Troppe richieste in questo momento. Attendi {time}, poi riprova.',
      rate_limited_vaguely: 'Troppe richieste in questo momento. Attendi un attimo, poi riprova.',
      order_not_found:
        'Il tuo ordine precedente non è stato trovato, quindi non viene più seguito. Se lo hai pagato, contatta il negozio prima di pagare di nuovo.',
      validation_error: 'Il servizio non ha accettato questi dati. Controllali e riprova.',
      network_error: 'Sembra che tu sia offline. Controlla la connessione e riprova.',
      setup: 'La configurazione non è corretta. Per il negozio:',
      other: 'Non ha funzionato. Riprova tra un attimo.',
    },
    hosted: {
      loading: 'Caricamento della pagina…',
      slow: 'La pagina è lenta o bloccata da questo browser. Aprila invece in una nuova scheda.',
      newTab: 'Apri in una nuova scheda',
      inTab: 'La pagina è aperta in un’altra scheda. Lo stato si aggiorna qui automaticamente.',
      noTab: 'Se non si è aperta nessuna scheda, puoi continuare qui.',
      blocked: 'La pagina non può essere mostrata qui. Aprila in una nuova scheda.',
      showHere: 'Mostrala di nuovo qui',
      elsewhere: 'Continua sulla pagina sicura, poi torna qui.',
      goTo: 'Vai alla pagina sicura',
    },
  },
  amount: {
    empty: 'Inserisci un importo.',
    not_a_number: 'Inserisci un importo in cifre, ad esempio {example}.',
    too_precise: {
      one: 'Inserisci un importo con al massimo {count} cifra decimale.',
      many: 'Inserisci un importo con al massimo {count} di cifre decimali.',
      other: 'Inserisci un importo con al massimo {count} cifre decimali.',
    },
    too_large: 'Questo importo è troppo alto.',
    too_long: 'Questo importo ha troppi caratteri.',
    zero: 'Inserisci un importo superiore a zero.',
  },
  country: {
    label: 'Paese',
    found: { one: '{count} Paese', many: '{count} di Paesi', other: '{count} Paesi' },
    none: 'Nessun Paese ha questo nome.',
  },
  checkout: {
    youPay: 'Paghi',
    youPayAbout: 'Paghi circa',
    youGet: 'Ricevi',
    youGetAbout: 'Ricevi circa',
    enterGet: 'Inserisci invece quanto ricevi',
    enterPay: 'Inserisci invece quanto paghi',
    payWith: 'Paga con',
    methods: {
      card: 'Carta di debito o di credito',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'In questo Paese non c’è un metodo di pagamento per questo dispositivo. Scegli un altro Paese.',
    fees: {
      processing: 'Commissione di elaborazione',
      network: 'Commissione di rete',
    },
    otherFee: 'Commissione',
    total: 'Totale',
    rate: 'Tasso di cambio',
    priceUntil: 'Questo prezzo vale fino alle ore {time}.',
    priceOver: 'Questo prezzo è scaduto. Quello nuovo viene mostrato nella pagina di pagamento.',
    priceLater: 'Il prezzo viene mostrato nella pagina di pagamento, prima di pagare.',
    noPrice: 'Ancora nessun prezzo.',
    minimum: 'Il minimo è {amount}.',
    maximum: 'Il massimo è {amount}.',
    continue: 'Vai al pagamento',
    continueWith: 'Continua con {amount}',
    continueToGet: 'Continua per ricevere {amount}',
    opening: 'Avvio dell’acquisto…',
    next: 'Prossimo passo: una pagina di pagamento sicura. Non viene addebitato nulla finché non confermi lì.',
    notAccepted: {
      country: 'Gli acquisti con carta non sono disponibili in questo Paese. Scegline un altro.',
      amount: 'Non è possibile un acquisto di questo importo. Provane uno più alto o più basso.',
      payment_method:
        'Questo metodo di pagamento non è disponibile in questo Paese. Scegline un altro.',
      other:
        'Questi dati non sono stati accettati. Non è stato acquistato nulla. Controlla l’importo, il Paese e il metodo di pagamento, poi riprova.',
    },
    wallet:
      'L’indirizzo del wallet contiene un errore, quindi non è possibile acquistare nulla. Per il negozio:',
    pageTitle: 'Pagina di pagamento sicura',
    pageGone:
      'La pagina di pagamento di questo ordine non può essere mostrata di nuovo qui. Se hai pagato, il tuo ordine prosegue qui automaticamente.',
    startOver: 'Ricomincia',
    startOverAsk: 'Hai già pagato? Allora attendi qui. Se ricominci, abbandoni questo ordine.',
    startOverSure: 'Non ho pagato, ricomincia',
    stay: 'Resta qui',
    done: 'Fine',
    buyMore: 'Fai un altro acquisto',
    offline:
      'Sembra che tu sia offline. Non è stato acquistato nulla. Controlla la connessione e riprova.',
    refused: 'Non ha funzionato. Non è stato acquistato nulla. Riprova tra un attimo.',
    notThisTime:
      'Questa volta non è stato avviato alcun acquisto. Non si sa ancora come si sia concluso il primo tentativo.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Stiamo cercando il tuo ordine',
        text: 'Un attimo: hai un ordine in corso, in questa pagina o in un’altra scheda.',
      },
      paying: {
        title: 'In attesa del tuo pagamento',
        text: 'Paga nella pagina qui sotto. Lo stato si aggiorna qui automaticamente.',
      },
      settling: {
        title: 'Pagamento ricevuto',
        text: 'I tuoi {token} sono in fase di invio. Ci vorrà qualche istante.',
      },
      processing: {
        title: 'Elaborazione ancora in corso',
        text: 'Va tutto bene, ci vuole solo più tempo: la verifica di un pagamento può durare mezz’ora. Puoi chiudere questa pagina e tornare.',
        textWhilePayable:
          'Puoi ancora pagare. Se hai già pagato, va tutto bene: la verifica di un pagamento può durare mezz’ora.',
      },
      sent: {
        title: '{token} inviati',
        text: 'Sono in arrivo nel tuo wallet su {chain}.',
      },
      cancelled: {
        title: 'Ordine annullato',
        text: 'Non verranno inviati {token}. Se dal tuo conto è uscito del denaro, contatta il negozio.',
      },
      unknown: {
        title: 'Non abbiamo potuto confermare il tuo acquisto',
        text: 'Non abbiamo ricevuto una risposta chiara durante l’avvio del tuo acquisto. In questa pagina non è stato addebitato nulla su nessuna carta. Puoi riprovare o ricominciare.',
        textAfterReload:
          'Era in corso l’avvio di un acquisto in questa pagina o in un’altra scheda, e non si sa come sia finito. Se lo hai pagato, contatta il negozio prima di pagare di nuovo.',
      },
    },
    stages: { payment: 'Pagamento', sending: 'Invio', sent: 'Inviato' },
    checkNow: 'Controlla ora',
    paid: 'Pagato',
    toPay: 'Importo',
    paidWith: '{brand} che termina con {last}',
    destination: 'Destinazione',
    to: '{token} su {chain}, a {wallet}',
    order: 'Ordine',
    destinationChanged:
      'Il tuo wallet o la tua rete è cambiata. Questo ordine è ancora destinato a {wallet} su {chain}.',
    mismatch: {
      wallet:
        'Fermati: questo ordine non è quello che hai richiesto. Va al wallet {held}, non a {asked}. Contatta il negozio prima di fare qualsiasi altra cosa.',
      chain:
        'Fermati: questo ordine non è quello che hai richiesto. Viene inviato su {held}, non su {asked}. Contatta il negozio prima di fare qualsiasi altra cosa.',
      token:
        'Fermati: questo ordine non è quello che hai richiesto. Viene corrisposto in {held}, non in {asked}. Contatta il negozio prima di fare qualsiasi altra cosa.',
      amount:
        'Fermati: questo ordine non è quello che hai richiesto. L’importo è {held}, non {asked}. Contatta il negozio prima di fare qualsiasi altra cosa.',
      currency:
        'Fermati: questo ordine non è quello che hai richiesto. Viene addebitato in {held}, non in {asked}. Contatta il negozio prima di fare qualsiasi altra cosa.',
    },
    reading: 'Il tuo ordine non può essere consultato in questo momento. Prosegue da solo.',
  },
  orderPage: {
    looking: { title: 'Stiamo cercando il tuo ordine', text: 'Un attimo.' },
    paying: {
      title: 'In attesa del tuo pagamento',
      text: 'Appena arriva, il tuo ordine prosegue qui automaticamente.',
    },
    missing: {
      title: 'Ordine non trovato',
      text: 'Questo ordine non esiste per questo wallet. Controlla il link che ti ha portato qui o chiedi al negozio.',
    },
    unreadable: {
      title: 'Impossibile mostrare il tuo ordine in questo momento',
      text: 'Nulla è andato perso: un ordine prosegue anche senza questa pagina.',
    },
  },
  dialog: {
    title: 'Acquista {token}',
    close: 'Chiudi',
    ask: 'Il tuo acquisto non è terminato. Chiudere questa finestra non lo interrompe: torna e vedrai come prosegue.',
    leave: 'Chiudi la finestra',
    stay: 'Lasciala aperta',
  },
  bank: {
    steps: {
      loading: { title: 'Stiamo cercando i tuoi conti bancari', text: 'Un attimo.' },
      register: {
        title: 'Ottieni i tuoi conti bancari',
        text: 'Il denaro che invii a questi conti arriva automaticamente nel tuo wallet. Li apre per te un partner bancario.',
      },
      terms: {
        title: 'Accetta i termini',
        text: 'Sono i termini del partner bancario. Poi confermi la tua identità.',
      },
      identity: {
        title: 'Conferma la tua identità',
        text: 'Tieni a portata di mano il passaporto o un altro documento d’identità. Poi i tuoi dati vengono verificati.',
      },
      review: {
        title: 'I tuoi dati sono in fase di verifica',
        text: 'Non devi fare nulla. Lo stato si aggiorna qui automaticamente; puoi chiudere questa pagina e tornare più tardi.',
      },
      rejected: {
        title: 'Non è possibile aprire conti per te',
        text: 'È la decisione del partner bancario. Se pensi che sia un errore, contatta il negozio.',
      },
      opening: {
        title: 'I tuoi conti sono in fase di apertura',
        text: 'La tua richiesta è approvata. I dati bancari appaiono qui automaticamente; puoi chiudere questa pagina e tornare più tardi.',
      },
      accounts: {
        title: 'I tuoi conti bancari',
        text: 'Fai un bonifico con questi dati. Il denaro arriva automaticamente nel tuo wallet.',
      },
    },
    wallet:
      'L’indirizzo del wallet contiene un errore, quindi non è possibile aprire conti. Per il negozio:',
    email: 'Indirizzo e-mail',
    emailMissing: 'Inserisci il tuo indirizzo e-mail.',
    emailInvalid: 'Inserisci un indirizzo e-mail, ad esempio {example}.',
    emailTaken: 'Questo indirizzo e-mail appartiene a un altro cliente. Inseriscine un altro.',
    register: 'Continua',
    registering: 'Registrazione in corso…',
    registerNext: 'Prossimo passo: i termini del partner bancario.',
    registerOffline:
      'Sembra che tu sia offline. La tua registrazione non è ancora avvenuta. Controlla la connessione e riprova.',
    registerLost:
      'La connessione si è interrotta e la tua registrazione non è ancora avvenuta. Riprova.',
    open: { terms: 'Leggi i termini', identity: 'Avvia la verifica dell’identità' },
    opening: 'Apertura della pagina…',
    pageTitle: { terms: 'Termini del partner bancario', identity: 'Verifica dell’identità' },
    onPage: {
      terms:
        'Leggili e accettali nella pagina qui sotto. Lo stato si aggiorna qui automaticamente.',
      identity:
        'Segui i passaggi nella pagina qui sotto. Quando hai finito, premi il pulsante sotto la pagina.',
    },
    finished: 'Ho finito',
    checking: 'Controllo in corso…',
    notYet:
      'Il partner bancario non ha ancora confermato. Continuiamo a chiedere, quindi questa pagina prosegue automaticamente.',
    openAgain: 'Riapri la pagina',
    currency: 'Valuta',
    route: 'Arriva come {token} su {chain}, nel tuo wallet {wallet}.',
    fields: {
      account_holder_name: 'Intestatario del conto',
      account_number: 'Numero di conto',
      bank_account_number: 'Numero di conto',
      bank_address: 'Indirizzo della banca',
      bank_beneficiary_address: 'Indirizzo del beneficiario',
      bank_beneficiary_name: 'Beneficiario',
      bank_name: 'Banca',
      bank_routing_number: 'Numero di routing (routing number)',
      bic: 'BIC',
      currency: 'Valuta',
      iban: 'IBAN',
      payment_rail: 'Tipo di bonifico principale',
      payment_rails: 'Tipi di bonifico',
      sort_code: 'Codice di filiale (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Sì',
    no: 'No',
    copy: 'Copia: {field}',
    copied: 'Copiato: {field}.',
    copyByHand: 'Testo selezionato: {field}. Copialo come qualsiasi altro testo.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Fai un deposito',
        text: 'Scegli da dove proviene.',
      },
      page: {
        title: 'Completa il tuo deposito',
        text: 'Segui i passaggi nella pagina qui sotto. Poi il tuo deposito arriva automaticamente; questa pagina non sa quando.',
      },
    },
    from: 'Deposita da',
    ways: {
      crypto: { name: 'Crypto', text: 'Un wallet o un conto su un exchange' },
      'cash-app': { name: 'Cash App', text: 'Dollari statunitensi' },
    },
    onlyWay: {
      crypto: 'Invia criptovalute da un wallet o da un conto su un exchange.',
      'cash-app': 'Invia dollari statunitensi con Cash App.',
    },
    amount: 'Importo',
    tooLittle: 'Il deposito minimo con Cash App è di {amount}.',
    continue: 'Continua',
    continueWith: 'Continua con {amount}',
    preparing: 'Preparazione del tuo deposito…',
    next: 'Prossimo passo: una pagina sicura in cui fai il deposito.',
    failed:
      'Non è stato possibile preparare il tuo deposito. Non è stato depositato nulla. Riprova.',
    pageTitle: 'Pagina di deposito sicura',
    inTab:
      'La pagina è aperta in un’altra scheda. Il tuo deposito arriva automaticamente; questa pagina non sa quando.',
    startOver: 'Ricomincia',
  },
}
