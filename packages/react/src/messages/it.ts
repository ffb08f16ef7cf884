import type { Messages } from './messages.ts'

/** Italian. */
export const it: Messages = {
  language: 'it',
  shared: {
    tryAgain: 'Riprova',
    checkNow: 'Controlla lo stato',
    reading:
      'Al momento non è possibile caricare lo stato dell’ordine. Il tuo ordine non ne risente.',
    notLoaded:
      'Al momento non è possibile caricare lo stato. Se hai già pagato, non pagare di nuovo. Controlla prima lo stato.',
    trouble: 'Non riusciamo ad aggiornare le informazioni. Nuovo tentativo automatico in corso…',
    support: 'Contatta l’assistenza {name}',
    to: '{token} su {chain} · {wallet}',
    copy: 'Copia: {field}',
    copied: 'Copiato: {field}',
    copyByHand: '{field}: testo selezionato. Copialo manualmente.',
    connect: { title: 'Collega un wallet', text: 'Collega il tuo wallet per continuare.' },
    errors: {
      rate_limited: 'Troppi tentativi. Riprova tra {time}.',
      rate_limited_vaguely: 'Troppi tentativi. Attendi un attimo, poi riprova.',
      rate_limited_over: 'Ora puoi riprovare.',
      validation_error: 'Alcuni dati non sono stati accettati. Controllali e riprova.',
      network_error: 'Sembra che tu sia offline. Controlla la connessione e riprova.',
      setup: 'Al momento non disponibile. Per il gestore del sito:',
      other: 'Si è verificato un errore. Riprova.',
    },
    newTab: 'Apri in una nuova scheda',
    elsewhere: 'Continua nella pagina sicura, poi torna qui.',
  },
  hosted: {
    loading: 'Caricamento della pagina sicura…',
    slow: 'La pagina è lenta a caricarsi o è bloccata dal browser. Prova ad aprirla in una nuova scheda.',
    inTab: 'Continua nell’altra scheda. Questa pagina si aggiorna automaticamente.',
    noTab: 'Se non si è aperta nessuna scheda, puoi continuare qui.',
    blocked: 'La pagina non può essere mostrata qui. Aprila in una nuova scheda.',
    showHere: 'Mostrala di nuovo qui',
    goTo: 'Vai alla pagina sicura',
  },
  amount: {
    empty: 'Inserisci un importo.',
    not_a_number: 'Inserisci un importo valido, ad esempio {example}.',
    other_currency: 'Inserisci l’importo in {unit}.',
    too_precise: {
      one: 'Usa al massimo {count} cifra decimale.',
      many: 'Usa al massimo {count} di cifre decimali.',
      other: 'Usa al massimo {count} cifre decimali.',
    },
    too_large: 'Inserisci un importo più basso.',
    too_long: 'Questo importo ha troppi caratteri.',
    zero: 'Inserisci un importo maggiore di 0.',
  },
  country: {
    label: 'Paese o area geografica',
    change: 'Modifica',
    found: { one: '{count} risultato', many: '{count} di risultati', other: '{count} risultati' },
    none: 'Nessun risultato trovato.',
  },
  checkout: {
    youPay: 'Paghi',
    youPayAbout: 'Paghi (stima)',
    youGet: 'Ricevi',
    youGetAbout: 'Ricevi (stima)',
    enterGet: 'Inserisci l’importo da ricevere',
    enterPay: 'Inserisci l’importo da pagare',
    payWith: 'Paga con',
    methods: {
      card: 'Carta di debito o di credito',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'Nessun metodo di pagamento disponibile in questo Paese su questo dispositivo. Prova con un altro Paese.',
    fees: {
      processing: 'Commissione di gestione',
      network: 'Commissione di rete',
    },
    otherFee: 'Commissione',
    feeTotal: 'Commissioni',
    total: 'Totale',
    rate: 'Tasso di cambio',
    priceUntil: 'Quotazione valida fino alle ore {time}.',
    priceFor: 'Quotazione valida ancora per {time}.',
    priceOver: 'Questa quotazione è scaduta.',
    refreshPrice: 'Aggiorna la quotazione',
    priceLater: 'Vedrai il prezzo nella pagina di pagamento prima di pagare.',
    noAmount: 'Inserisci un importo per vedere il prezzo.',
    noPrice: 'Nessun prezzo disponibile per questi dati.',
    minimum: 'Inserisci almeno {amount}.',
    maximum: 'Inserisci al massimo {amount}.',
    payMore: 'Devi pagare almeno {amount}.',
    payLess: 'Puoi pagare al massimo {amount}.',
    continue: 'Vai al pagamento',
    continueWith: 'Continua per pagare {amount}',
    continueToGet: 'Continua per acquistare {amount}',
    continueAbout: 'Continua per pagare circa {amount}',
    opening: 'Preparazione del pagamento…',
    next: 'Prossimo passo: pagina di pagamento sicura. Non ti verrà addebitato nulla finché non confermi lì.',
    notAccepted: {
      country: 'Gli acquisti non sono disponibili in questo Paese. Scegli un altro Paese.',
      amount: 'Questo importo non è supportato. Inseriscine uno più alto o più basso.',
      payment_method:
        'Questo metodo di pagamento non è disponibile in questo Paese. Scegline un altro.',
      other:
        'Non è stato possibile accettare questi dati. Non ti è stato addebitato nulla. Controlla l’importo, il Paese e il metodo di pagamento, poi riprova.',
    },
    wallet:
      'Questo indirizzo wallet non è valido, quindi al momento non puoi acquistare. Per il gestore del sito:',
    offline:
      'Sembra che tu sia offline. Non ti è stato addebitato nulla. Controlla la connessione e riprova.',
    tooMany: 'Troppi tentativi. Non ti è stato addebitato nulla. Riprova tra {time}.',
    tooManyVaguely:
      'Troppi tentativi. Non ti è stato addebitato nulla. Attendi un attimo, poi riprova.',
    refused: 'Si è verificato un errore. Non ti è stato addebitato nulla. Riprova.',
  },
  purchase: {
    pageTitle: 'Pagina di pagamento sicura',
    startOver: 'Ricomincia',
    startOverAsk:
      'Hai già pagato? Tieni aperta questa pagina. Se ricominci, questo ordine non viene annullato: non verrà solo più mostrato qui.',
    startOverAskUnknown:
      'Non sai se hai pagato? Controlla il tuo conto o contatta l’assistenza prima di ricominciare.',
    startOverSure: 'Non ho pagato, ricomincia',
    stay: 'Mantieni questo ordine',
    buyMore: 'Fai un altro acquisto',
    done: 'Fine',
    notThisTime:
      'Il nuovo tentativo non ha avviato alcun acquisto. Non sappiamo ancora se il primo lo abbia fatto.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Stiamo controllando il tuo ordine',
        text: 'Hai un ordine in corso, in questa pagina o in un’altra scheda.',
      },
      loading: { title: 'Caricamento del tuo ordine', text: 'Un attimo…' },
      paying: {
        title: 'Completa il pagamento',
        titleWithoutPage: 'In attesa del tuo pagamento',
        textWithoutPage:
          'La pagina di pagamento non può essere riaperta. Hai già pagato? Lo stato dell’ordine si aggiorna qui automaticamente. Altrimenti ricomincia.',
        textElsewhere:
          'Questa pagina si aggiorna automaticamente. Se hai già pagato, non pagare di nuovo: il pagamento potrebbe essere in fase di verifica, e possono volerci circa 30 minuti.',
        textElsewhereStopped:
          'Se hai già pagato, non pagare di nuovo: il pagamento potrebbe essere in fase di verifica, e possono volerci circa 30 minuti.',
        text: 'Paga nella pagina sicura. Lo stato dell’ordine si aggiorna automaticamente.',
        summary: '{paid} per circa {received} su {chain}',
      },
      settling: {
        title: 'Pagamento ricevuto',
        text: 'Stiamo inviando i tuoi {token}. Di solito ci vuole qualche istante.',
        textUnknown:
          'Non è possibile mostrare lo stato attuale del tuo ordine. In caso di domande, contatta l’assistenza.',
      },
      processing: {
        title: 'Ci vuole più tempo del solito',
        text: 'A volte i pagamenti vengono verificati, e possono volerci circa 30 minuti. Puoi chiudere questa pagina e tornare più tardi.',
        textWhilePayable:
          'Puoi ancora pagare. Se hai già pagato, il pagamento potrebbe essere in fase di verifica, e possono volerci circa 30 minuti.',
        textWithoutPage:
          'La pagina di pagamento non può essere riaperta. Se hai già pagato, il pagamento potrebbe essere in fase di verifica, e possono volerci circa 30 minuti. Altrimenti ricomincia.',
        textWhileSending:
          'Abbiamo ricevuto il pagamento, ma l’invio dei tuoi {token} richiede più tempo del solito. Puoi chiudere questa pagina e tornare più tardi.',
      },
      sent: {
        title: '{token} inviati',
        titleAbout: 'Circa {amount} inviati',
        text: 'Sono in arrivo nel tuo wallet su {chain} e potrebbero comparire dopo alcuni minuti.',
      },
      cancelled: {
        title: 'Ordine annullato',
        text: 'Non verranno inviati {token}. Se ti è stato addebitato qualcosa, contatta l’assistenza.',
        textWhenPaid:
          'Abbiamo ricevuto il pagamento, ma non verranno inviati {token}. Contatta l’assistenza per un eventuale rimborso.',
      },
      unknown: {
        title: 'Non sappiamo se il tuo acquisto sia stato avviato',
        text: 'La pagina di pagamento non si è aperta, quindi non ti è stato addebitato nulla. Puoi riprovare o ricominciare.',
        textAfterReload:
          'Un acquisto è stato avviato qui o in un’altra scheda, ma non è stato possibile confermarlo. Se lo hai pagato, contatta l’assistenza prima di pagare di nuovo.',
      },
      notShown: {
        title: 'Non è possibile mostrare la pagina di pagamento',
        text: 'Non ti è stato addebitato nulla.',
      },
      missing: {
        title: 'Ordine non trovato',
        text: 'Non abbiamo trovato il tuo ordine. Se hai già pagato, contatta l’assistenza prima di pagare di nuovo.',
        textElsewhere:
          'Non abbiamo trovato questo ordine per il wallet collegato. Controlla il link e il wallet, oppure contatta l’assistenza.',
      },
      unreadable: {
        title: 'Al momento non è possibile mostrare il tuo ordine',
        text: 'Il tuo ordine non ne risente. Riprova tra un attimo.',
      },
    },
    setup:
      'Al momento non è possibile caricare lo stato dell’ordine. Il tuo ordine non ne risente. Per il gestore del sito:',
    stages: { payment: 'Pagamento', sending: 'Invio', sent: 'Completato' },
    paid: 'Pagato',
    toPay: 'Importo',
    paidWith: '{brand} che termina con {last}',
    destination: 'Wallet di destinazione',
    date: 'Data',
    order: 'N. ordine',
    destinationChanged:
      'La destinazione in questa pagina è cambiata. Questo ordine è ancora destinato a {wallet} su {chain}.',
    mismatch: {
      title: 'Attenzione: questo ordine non corrisponde alla tua richiesta',
      text: 'Non pagare questo ordine. Se hai già pagato, contatta subito l’assistenza.',
      textWhenPaid: 'Abbiamo ricevuto il pagamento. Contatta subito l’assistenza.',
      requested: 'La tua richiesta',
      actual: 'Questo ordine',
      fields: {
        wallet: 'Wallet',
        chain: 'Rete',
        token: 'Token',
        amount: 'Importo',
        currency: 'Valuta',
      },
    },
  },
  dialog: {
    title: 'Acquista {token}',
    close: 'Chiudi',
    ask: 'Il tuo acquisto non è terminato e non verrà annullato se chiudi questa finestra. Riaprila per controllare lo stato.',
    leave: 'Chiudi finestra',
    stay: 'Tieni aperta',
  },
  bank: {
    steps: {
      loading: { title: 'Caricamento dei tuoi conti', text: 'Un attimo…' },
      register: {
        title: 'Apri i tuoi conti bancari',
        text: 'Il denaro che invii a questi conti viene convertito in una stablecoin e inviato automaticamente al tuo wallet. I conti sono forniti dal nostro partner bancario.',
      },
      terms: {
        title: 'Leggi e accetta i termini',
        text: 'Questi termini sono del nostro partner bancario. Poi verificherai la tua identità.',
      },
      identity: {
        title: 'Verifica la tua identità',
        text: 'Tieni a portata di mano il passaporto o un altro documento d’identità. Poi i tuoi dati verranno esaminati.',
      },
      review: {
        title: 'Stiamo esaminando i tuoi dati',
        text: 'Non devi fare nulla. Questa pagina si aggiorna automaticamente. Puoi chiuderla e tornare più tardi.',
      },
      unknown: {
        title: 'Non è possibile mostrare lo stato della tua richiesta',
        text: 'Questa pagina si aggiorna automaticamente. In caso di domande, contatta l’assistenza.',
      },
      rejected: {
        title: 'Non è stato possibile aprire i tuoi conti',
        text: 'Il nostro partner bancario non ha approvato la tua richiesta. Se pensi che sia un errore, contatta l’assistenza.',
      },
      opening: {
        title: 'Stiamo aprendo i tuoi conti',
        text: 'La tua richiesta è stata approvata. I dati bancari appariranno qui automaticamente. Puoi chiudere questa pagina e tornare più tardi.',
      },
      accounts: {
        title: 'I tuoi conti bancari',
        text: 'Fai un bonifico con questi dati. Quando arriva, il denaro viene convertito e inviato automaticamente al tuo wallet.',
      },
    },
    stages: { details: 'Dati', verification: 'Verifica', accounts: 'Conti' },
    wallet:
      'Questo indirizzo wallet non è valido, quindi non è possibile aprire conti. Per il gestore del sito:',
    loadFailed: 'Non è stato possibile caricare i tuoi conti. Riprova.',
    email: 'Indirizzo e-mail',
    emailMissing: 'Inserisci il tuo indirizzo e-mail.',
    emailInvalid: 'Inserisci un indirizzo e-mail valido, ad esempio {example}.',
    emailTaken: 'Questo indirizzo e-mail è già in uso. Usane un altro.',
    register: 'Continua',
    registering: 'Registrazione in corso…',
    registerNext: 'Prossimo passo: i termini del nostro partner bancario.',
    registerOffline:
      'Sembra che tu sia offline, quindi non è stato possibile registrarti. Controlla la connessione e riprova.',
    registerLost: 'Non è stato possibile registrarti. Riprova.',
    open: { terms: 'Leggi i termini', identity: 'Avvia la verifica' },
    opening: 'Apertura della pagina…',
    pageTitle: { terms: 'Termini del partner bancario', identity: 'Verifica dell’identità' },
    onPage: {
      terms: 'Leggi e accetta i termini qui sotto. Questa pagina si aggiorna automaticamente.',
      identity:
        'Segui i passaggi qui sotto. Quando hai finito, seleziona «Ho finito» sotto la pagina.',
    },
    finished: 'Ho finito',
    checking: 'Controllo in corso…',
    notYet:
      'Il nostro partner bancario non ha ancora confermato questo passaggio. Quando lo farà, questa pagina si aggiornerà automaticamente.',
    openAgain: 'Riapri la pagina',
    currency: 'Valuta',
    route: 'Riceverai {token} su {chain}, nel wallet {wallet}.',
    copyAll: 'Copia tutto',
    details: 'Dati bancari',
    fields: {
      account_holder_name: 'Intestatario del conto',
      account_number: 'Numero di conto',
      bank_account_number: 'Numero di conto',
      bank_address: 'Indirizzo della banca',
      bank_beneficiary_address: 'Indirizzo del beneficiario',
      bank_beneficiary_name: 'Nome del beneficiario',
      bank_name: 'Nome della banca',
      bank_routing_number: 'Codice bancario USA (routing number)',
      bic: 'BIC',
      currency: 'Valuta',
      iban: 'IBAN',
      payment_rail: 'Tipo di bonifico preferito',
      payment_rails: 'Tipi di bonifico accettati',
      sort_code: 'Codice di filiale (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Bonifico (wire)',
    },
    yes: 'Sì',
    no: 'No',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Fai un deposito',
        text: 'Scegli come vuoi depositare.',
      },
      page: {
        title: 'Completa il tuo deposito',
        text: 'Segui i passaggi qui sotto. Una volta inviato, il deposito viene trasferito automaticamente nel tuo wallet. Il suo stato non viene mostrato qui.',
      },
    },
    from: 'Deposita con',
    ways: {
      crypto: { name: 'Crypto', text: 'Da un wallet o un exchange' },
      'cash-app': { name: 'Cash App', text: 'Dollari statunitensi' },
    },
    onlyWay: {
      crypto: 'Invia criptovalute da un wallet o un exchange.',
      'cash-app': 'Invia dollari statunitensi con Cash App.',
    },
    amount: 'Importo',
    tooLittle: 'Il deposito minimo con Cash App è di {amount}.',
    continue: 'Continua',
    continueWith: 'Continua per depositare {amount}',
    preparing: 'Preparazione del tuo deposito…',
    next: 'Prossimo passo: completa il deposito in una pagina sicura.',
    failed: 'Non è stato possibile avviare il deposito. Non è stato spostato denaro. Riprova.',
    pageTitle: 'Pagina di deposito sicura',
    inTab:
      'Continua nell’altra scheda. Una volta inviato, il deposito viene trasferito automaticamente nel tuo wallet. Il suo stato non viene mostrato qui.',
    startOver: 'Ricomincia',
  },
}
