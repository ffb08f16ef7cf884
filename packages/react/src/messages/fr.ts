import type { Messages } from './messages.ts'

/** French, with the narrow no-break space (U+202F) before : ; and ?. */
export const fr: Messages = {
  language: 'fr',
  shared: {
    tryAgain: 'Réessayer',
    checkNow: 'Vérifier le statut',
    reading: 'Impossible de charger le statut pour le moment. Votre commande n’est pas affectée.',
    notLoaded:
      'Impossible de charger le statut pour le moment. Si vous avez déjà payé, ne payez pas à nouveau. Vérifiez d’abord le statut.',
    trouble: 'Problème d’actualisation. Nouvelle tentative automatique…',
    support: 'Contacter l’assistance {name}',
    to: '{token} sur {chain} · {wallet}',
    copy: 'Copier : {field}',
    copied: 'Copié : {field}',
    copyByHand: '{field} : texte sélectionné. Copiez-le manuellement.',
    connect: {
      title: 'Connecter un portefeuille',
      text: 'Connectez votre portefeuille pour continuer.',
    },
    errors: {
      rate_limited: 'Trop de tentatives. Réessayez dans {time}.',
      rate_limited_vaguely: 'Trop de tentatives. Patientez un instant, puis réessayez.',
      rate_limited_over: 'Vous pouvez réessayer maintenant.',
      validation_error:
        'Certaines informations n’ont pas été acceptées. Vérifiez-les, puis réessayez.',
      network_error: 'Vous semblez être hors ligne. Vérifiez votre connexion, puis réessayez.',
      setup: 'Indisponible pour le moment. Pour l’exploitant du site :',
      other: 'Une erreur est survenue. Veuillez réessayer.',
    },
    newTab: 'Ouvrir dans un nouvel onglet',
    elsewhere: 'Continuez sur la page sécurisée, puis revenez ici.',
  },
  hosted: {
    loading: 'Chargement de la page sécurisée…',
    slow: 'La page est lente à charger ou bloquée par votre navigateur. Essayez de l’ouvrir dans un nouvel onglet.',
    inTab: 'Continuez dans l’autre onglet. Cette page s’actualise automatiquement.',
    noTab: 'Si aucun onglet ne s’est ouvert, vous pouvez continuer ici.',
    blocked: 'La page ne peut pas s’afficher ici. Ouvrez-la dans un nouvel onglet.',
    showHere: 'L’afficher de nouveau ici',
    goTo: 'Aller à la page sécurisée',
  },
  amount: {
    empty: 'Saisissez un montant.',
    not_a_number: 'Saisissez un montant valide, par exemple {example}.',
    other_currency: 'Saisissez le montant en {unit}.',
    too_precise: {
      one: 'Utilisez au maximum {count} décimale.',
      many: 'Utilisez au maximum {count} de décimales.',
      other: 'Utilisez au maximum {count} décimales.',
    },
    too_large: 'Saisissez un montant inférieur.',
    too_long: 'Ce montant comporte trop de caractères.',
    zero: 'Saisissez un montant supérieur à 0.',
  },
  country: {
    label: 'Pays ou région',
    change: 'Modifier',
    found: { one: '{count} résultat', many: '{count} de résultats', other: '{count} résultats' },
    none: 'Aucun résultat trouvé.',
  },
  checkout: {
    youPay: 'Vous payez',
    youPayAbout: 'Vous payez (estimation)',
    youGet: 'Vous recevez',
    youGetAbout: 'Vous recevez (estimation)',
    enterGet: 'Saisir le montant à recevoir',
    enterPay: 'Saisir le montant à payer',
    payWith: 'Payer avec',
    methods: {
      card: 'Carte bancaire',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'Aucun moyen de paiement n’est disponible dans ce pays sur cet appareil. Choisissez un autre pays.',
    fees: {
      processing: 'Frais de traitement',
      network: 'Frais de réseau',
    },
    otherFee: 'Frais',
    feeTotal: 'Total des frais',
    total: 'Total',
    rate: 'Taux de change',
    priceUntil: 'Prix valable jusqu’à {time}.',
    priceFor: 'Prix valable encore {time}.',
    priceOver: 'Ce prix n’est plus valable.',
    refreshPrice: 'Actualiser le prix',
    priceLater: 'Vous verrez le prix sur la page de paiement avant de payer.',
    noAmount: 'Saisissez un montant pour voir le prix.',
    noPrice: 'Aucun prix n’est disponible pour ces informations.',
    minimum: 'Saisissez au moins {amount}.',
    maximum: 'Saisissez au maximum {amount}.',
    payMore: 'Vous devez payer au moins {amount}.',
    payLess: 'Vous pouvez payer au maximum {amount}.',
    continue: 'Passer au paiement',
    continueWith: 'Continuer pour payer {amount}',
    continueToGet: 'Continuer pour acheter {amount}',
    continueAbout: 'Continuer pour payer environ {amount}',
    opening: 'Préparation du paiement…',
    next: 'Ensuite : page de paiement sécurisée. Rien ne sera débité avant que vous y confirmiez le paiement.',
    notAccepted: {
      country: 'Les achats ne sont pas disponibles dans ce pays. Choisissez un autre pays.',
      amount: 'Ce montant n’est pas pris en charge. Saisissez un montant supérieur ou inférieur.',
      payment_method:
        'Ce moyen de paiement n’est pas disponible dans ce pays. Choisissez-en un autre.',
      other:
        'Ces informations n’ont pas été acceptées. Rien n’a été débité. Vérifiez le montant, le pays et le moyen de paiement, puis réessayez.',
    },
    wallet:
      'Cette adresse de portefeuille n’est pas valide : aucun achat n’est possible pour le moment. Pour l’exploitant du site :',
    offline:
      'Vous semblez être hors ligne. Rien n’a été débité. Vérifiez votre connexion, puis réessayez.',
    tooMany: 'Trop de tentatives. Rien n’a été débité. Réessayez dans {time}.',
    tooManyVaguely:
      'Trop de tentatives. Rien n’a été débité. Patientez un instant, puis réessayez.',
    refused: 'Une erreur est survenue. Rien n’a été débité. Veuillez réessayer.',
  },
  purchase: {
    pageTitle: 'Page de paiement sécurisée',
    startOver: 'Tout recommencer',
    startOverAsk:
      'Vous avez déjà payé ? Gardez cette page ouverte. Recommencer n’annule pas cette commande, elle ne s’affichera simplement plus ici.',
    startOverAskUnknown:
      'Vous ne savez pas si vous avez payé ? Vérifiez votre compte ou contactez l’assistance avant de recommencer.',
    startOverSure: 'Je n’ai pas payé, tout recommencer',
    stay: 'Garder cette commande',
    buyMore: 'Faire un autre achat',
    done: 'Terminé',
    notThisTime:
      'La nouvelle tentative n’a démarré aucun achat. Nous ne savons toujours pas si la première en a démarré un.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Récupération de votre commande',
        text: 'Vous avez une commande en cours, sur cette page ou dans un autre onglet.',
      },
      loading: { title: 'Chargement de votre commande', text: 'Un instant…' },
      paying: {
        title: 'Finalisez votre paiement',
        titleWithoutPage: 'En attente de votre paiement',
        textWithoutPage:
          'La page de paiement ne peut pas être rouverte. Vous avez déjà payé ? Le statut de votre commande s’actualise ici automatiquement. Sinon, recommencez.',
        textElsewhere:
          'Cette page s’actualise automatiquement. Si vous avez déjà payé, ne payez pas à nouveau : votre paiement est peut-être en cours de vérification, ce qui peut prendre environ 30 minutes.',
        textElsewhereStopped:
          'Si vous avez déjà payé, ne payez pas à nouveau : votre paiement est peut-être en cours de vérification, ce qui peut prendre environ 30 minutes.',
        text: 'Payez sur la page sécurisée. Le statut de votre commande s’actualise automatiquement.',
        summary: '{paid} pour environ {received} sur {chain}',
      },
      settling: {
        title: 'Paiement reçu',
        text: 'Nous envoyons vos {token}. Cela prend généralement quelques instants.',
        textUnknown:
          'Nous ne pouvons pas afficher le statut actuel de votre commande. Pour toute question, contactez l’assistance.',
      },
      processing: {
        title: 'Cela prend plus de temps que d’habitude',
        text: 'Les paiements sont parfois vérifiés, ce qui peut prendre environ 30 minutes. Vous pouvez fermer cette page et revenir plus tard.',
        textWhilePayable:
          'Vous pouvez encore payer. Si c’est déjà fait, votre paiement est peut-être en cours de vérification, ce qui peut prendre environ 30 minutes.',
        textWithoutPage:
          'La page de paiement ne peut pas être rouverte. Si vous avez déjà payé, votre paiement est peut-être en cours de vérification, ce qui peut prendre environ 30 minutes. Sinon, recommencez.',
        textWhileSending:
          'Nous avons reçu votre paiement, mais l’envoi de vos {token} prend plus de temps que d’habitude. Vous pouvez fermer cette page et revenir plus tard.',
      },
      sent: {
        title: '{token} envoyés',
        titleAbout: 'Environ {amount} envoyés',
        text: 'Ils sont en route vers votre portefeuille sur {chain} et peuvent mettre quelques minutes à apparaître.',
      },
      cancelled: {
        title: 'Commande annulée',
        text: 'Aucun {token} ne sera envoyé. Si un montant a été débité, contactez l’assistance.',
        textWhenPaid:
          'Nous avons reçu votre paiement, mais aucun {token} ne sera envoyé. Contactez l’assistance au sujet d’un remboursement.',
      },
      unknown: {
        title: 'Nous ne savons pas si votre achat a démarré',
        text: 'La page de paiement ne s’est pas ouverte, donc rien n’a été débité. Vous pouvez réessayer ou tout recommencer.',
        textAfterReload:
          'Un achat a été démarré ici ou dans un autre onglet, mais nous n’avons pas pu le confirmer. Si vous l’avez payé, contactez l’assistance avant de payer à nouveau.',
      },
      notShown: {
        title: 'La page de paiement ne peut pas s’afficher',
        text: 'Rien n’a été débité.',
      },
      missing: {
        title: 'Commande introuvable',
        text: 'Nous n’avons pas trouvé votre commande. Si vous avez déjà payé, contactez l’assistance avant de payer à nouveau.',
        textElsewhere:
          'Nous n’avons pas trouvé cette commande pour le portefeuille connecté. Vérifiez le lien et le portefeuille, ou contactez l’assistance.',
      },
      unreadable: {
        title: 'Impossible d’afficher votre commande pour le moment',
        text: 'Votre commande n’est pas affectée. Veuillez réessayer dans un instant.',
      },
    },
    setup:
      'Impossible de charger le statut pour le moment. Votre commande n’est pas affectée. Pour l’exploitant du site :',
    stages: { payment: 'Paiement', sending: 'Transfert', sent: 'Terminé' },
    paid: 'Payé',
    toPay: 'Montant',
    paidWith: '{brand} se terminant par {last}',
    destination: 'Portefeuille destinataire',
    date: 'Date',
    order: 'N° de commande',
    destinationChanged:
      'La destination sur cette page a changé. Cette commande est toujours destinée à {wallet} sur {chain}.',
    mismatch: {
      title: 'Attention : cette commande ne correspond pas à votre demande',
      text: 'Ne payez pas cette commande. Si vous avez déjà payé, contactez immédiatement l’assistance.',
      textWhenPaid: 'Nous avons reçu votre paiement. Contactez immédiatement l’assistance.',
      requested: 'Votre demande',
      actual: 'Cette commande',
      fields: {
        wallet: 'Portefeuille',
        chain: 'Réseau',
        token: 'Jeton',
        amount: 'Montant',
        currency: 'Devise',
      },
    },
  },
  dialog: {
    title: 'Acheter {token}',
    close: 'Fermer',
    ask: 'Votre achat n’est pas terminé. Fermer cette fenêtre ne l’annulera pas. Rouvrez-la pour vérifier le statut.',
    leave: 'Fermer la fenêtre',
    stay: 'La garder ouverte',
  },
  bank: {
    steps: {
      loading: { title: 'Chargement de vos comptes', text: 'Un instant…' },
      register: {
        title: 'Ouvrez vos comptes bancaires',
        text: 'L’argent que vous virez sur ces comptes est converti en stablecoin et envoyé automatiquement vers votre portefeuille. Notre partenaire bancaire fournit les comptes.',
      },
      terms: {
        title: 'Lisez et acceptez les conditions',
        text: 'Ces conditions sont celles de notre partenaire bancaire. Ensuite, vous vérifierez votre identité.',
      },
      identity: {
        title: 'Vérifiez votre identité',
        text: 'Préparez votre passeport ou une autre pièce d’identité. Ensuite, vos informations seront examinées.',
      },
      review: {
        title: 'Vos informations sont en cours d’examen',
        text: 'Vous n’avez rien à faire. Cette page s’actualise automatiquement. Vous pouvez la fermer et revenir plus tard.',
      },
      unknown: {
        title: 'Impossible d’afficher le statut de votre demande',
        text: 'Cette page s’actualise automatiquement. Pour toute question, contactez l’assistance.',
      },
      rejected: {
        title: 'Nous n’avons pas pu vous ouvrir de comptes',
        text: 'Notre partenaire bancaire n’a pas approuvé votre demande. Si vous pensez qu’il s’agit d’une erreur, contactez l’assistance.',
      },
      opening: {
        title: 'Ouverture de vos comptes',
        text: 'Votre demande a été approuvée. Vos coordonnées bancaires s’afficheront ici automatiquement. Vous pouvez fermer cette page et revenir plus tard.',
      },
      accounts: {
        title: 'Vos comptes bancaires',
        text: 'Faites un virement avec ces coordonnées. Dès sa réception, l’argent est converti et envoyé automatiquement vers votre portefeuille.',
      },
    },
    stages: { details: 'Inscription', verification: 'Vérification', accounts: 'Comptes' },
    wallet:
      'Cette adresse de portefeuille n’est pas valide : aucun compte ne peut être ouvert. Pour l’exploitant du site :',
    loadFailed: 'Nous n’avons pas pu charger vos comptes. Veuillez réessayer.',
    email: 'Adresse e-mail',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail valide, par exemple {example}.',
    emailTaken: 'Cette adresse e-mail est déjà utilisée. Saisissez-en une autre.',
    register: 'Continuer',
    registering: 'Inscription en cours…',
    registerNext: 'Ensuite : les conditions de notre partenaire bancaire.',
    registerOffline:
      'Vous semblez être hors ligne : nous n’avons pas pu vous inscrire. Vérifiez votre connexion, puis réessayez.',
    registerLost: 'Nous n’avons pas pu vous inscrire. Veuillez réessayer.',
    open: { terms: 'Lire les conditions', identity: 'Commencer la vérification' },
    opening: 'Ouverture de la page…',
    pageTitle: {
      terms: 'Conditions du partenaire bancaire',
      identity: 'Vérification d’identité',
    },
    onPage: {
      terms: 'Lisez et acceptez les conditions ci-dessous. Cette page s’actualise automatiquement.',
      identity:
        'Suivez les étapes ci-dessous. Ensuite, sélectionnez « J’ai terminé » sous la page.',
    },
    finished: 'J’ai terminé',
    checking: 'Vérification…',
    notYet:
      'Notre partenaire bancaire n’a pas encore confirmé cette étape. Cette page s’actualisera automatiquement dès qu’il l’aura fait.',
    openAgain: 'Rouvrir la page',
    currency: 'Devise',
    route: 'Vous recevrez des {token} sur {chain} dans le portefeuille {wallet}.',
    copyAll: 'Tout copier',
    details: 'Coordonnées bancaires',
    fields: {
      account_holder_name: 'Titulaire du compte',
      account_number: 'Numéro de compte',
      bank_account_number: 'Numéro de compte',
      bank_address: 'Adresse de la banque',
      bank_beneficiary_address: 'Adresse du bénéficiaire',
      bank_beneficiary_name: 'Nom du bénéficiaire',
      bank_name: 'Nom de la banque',
      bank_routing_number: 'Numéro de routage (routing number)',
      bic: 'BIC',
      currency: 'Devise',
      iban: 'IBAN',
      payment_rail: 'Type de virement privilégié',
      payment_rails: 'Types de virement acceptés',
      sort_code: 'Code guichet (sort code)',
    },
    innerField: '{outer} : {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Virement (wire)',
    },
    yes: 'Oui',
    no: 'Non',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Faire un dépôt',
        text: 'Choisissez comment effectuer votre dépôt.',
      },
      page: {
        title: 'Finalisez votre dépôt',
        text: 'Suivez les étapes ci-dessous. Une fois envoyé, votre dépôt est transféré automatiquement vers votre portefeuille. Son statut ne s’affiche pas ici.',
      },
    },
    from: 'Déposer avec',
    ways: {
      crypto: { name: 'Crypto', text: 'Depuis un portefeuille ou une plateforme d’échange' },
      'cash-app': { name: 'Cash App', text: 'Dollars américains' },
    },
    onlyWay: {
      crypto: 'Envoyez des cryptomonnaies depuis un portefeuille ou une plateforme d’échange.',
      'cash-app': 'Envoyez des dollars américains avec Cash App.',
    },
    amount: 'Montant',
    tooLittle: 'Le dépôt minimum avec Cash App est de {amount}.',
    continue: 'Continuer',
    continueWith: 'Continuer pour déposer {amount}',
    preparing: 'Préparation de votre dépôt…',
    next: 'Ensuite : finalisez votre dépôt sur une page sécurisée.',
    failed:
      'Nous n’avons pas pu démarrer votre dépôt. Aucune somme n’a été transférée. Veuillez réessayer.',
    pageTitle: 'Page de dépôt sécurisée',
    inTab:
      'Continuez dans l’autre onglet. Une fois envoyé, votre dépôt est transféré automatiquement vers votre portefeuille. Son statut ne s’affiche pas ici.',
    startOver: 'Tout recommencer',
  },
}
