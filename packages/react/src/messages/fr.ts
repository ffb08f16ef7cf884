import type { Messages } from './messages.ts'

/** French, with the narrow no-break space (U+202F) before : ; and ?. */
export const fr: Messages = {
  language: 'fr',
  shared: {
    tryAgain: 'Réessayer',
    trouble: 'La connexion est interrompue. Nous continuons d’essayer.',
    support: 'Contacter l’assistance {name}',
    connect: {
      title: 'Connectez un portefeuille',
      text: 'Connectez votre portefeuille pour continuer.',
    },
    errors: {
      rate_limited: 'Trop de demandes en ce moment. Patientez {time}, puis réessayez.',
      rate_limited_vaguely: 'Trop de demandes en ce moment. Patientez un instant, puis réessayez.',
      order_not_found:
        'Votre commande précédente est introuvable et n’est donc plus suivie. Si vous l’avez payée, contactez la boutique avant de payer à nouveau.',
      validation_error:
        'Le service n’a pas accepté ces informations. Vérifiez-les, puis réessayez.',
      network_error: 'Vous semblez être hors ligne. Vérifiez votre connexion, puis réessayez.',
      setup: 'La configuration est incorrecte. Pour la boutique :',
      other: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
    },
    hosted: {
      loading: 'Chargement de la page…',
      slow: 'La page est lente ou bloquée par ce navigateur. Ouvrez-la plutôt dans un nouvel onglet.',
      newTab: 'Ouvrir dans un nouvel onglet',
      inTab: 'La page est ouverte dans un autre onglet. La suite s’affiche ici automatiquement.',
      noTab: 'Si aucun onglet ne s’est ouvert, vous pouvez continuer ici.',
      blocked: 'La page ne peut pas s’afficher ici. Ouvrez-la dans un nouvel onglet.',
      showHere: 'L’afficher de nouveau ici',
      elsewhere: 'Continuez sur la page sécurisée, puis revenez ici.',
      goTo: 'Aller à la page sécurisée',
    },
  },
  amount: {
    empty: 'Saisissez un montant.',
    not_a_number: 'Saisissez un montant en chiffres, par exemple {example}.',
    too_precise: {
      one: 'Saisissez un montant avec au plus {count} décimale.',
      many: 'Saisissez un montant avec au plus {count} de décimales.',
      other: 'Saisissez un montant avec au plus {count} décimales.',
    },
    too_large: 'Ce montant est trop élevé.',
    too_long: 'Ce montant comporte trop de caractères.',
    zero: 'Saisissez un montant supérieur à zéro.',
  },
  country: {
    label: 'Pays',
    found: { one: '{count} pays', many: '{count} de pays', other: '{count} pays' },
    none: 'Aucun pays ne porte ce nom.',
  },
  checkout: {
    youPay: 'Vous payez',
    youPayAbout: 'Vous payez environ',
    youGet: 'Vous recevez',
    youGetAbout: 'Vous recevez environ',
    enterGet: 'Saisir plutôt ce que vous recevez',
    enterPay: 'Saisir plutôt ce que vous payez',
    payWith: 'Payer avec',
    methods: {
      card: 'Carte bancaire',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'Aucun moyen de paiement n’est disponible dans ce pays avec cet appareil. Choisissez un autre pays.',
    fees: {
      processing: 'Frais de traitement',
      network: 'Frais de réseau',
    },
    otherFee: 'Frais',
    total: 'Total',
    rate: 'Cours',
    priceUntil: 'Ce prix est valable jusqu’à {time}.',
    priceOver: 'Ce prix a expiré. Le nouveau s’affiche sur la page de paiement.',
    priceLater: 'Le prix s’affiche sur la page de paiement, avant que vous payiez.',
    noPrice: 'Pas encore de prix.',
    minimum: 'Le minimum est de {amount}.',
    maximum: 'Le maximum est de {amount}.',
    continue: 'Continuer vers le paiement',
    continueWith: 'Continuer avec {amount}',
    continueToGet: 'Continuer pour recevoir {amount}',
    opening: 'Lancement de votre achat…',
    next: 'Ensuite : une page de paiement sécurisée. Rien n’est débité avant votre confirmation sur cette page.',
    notAccepted: {
      country: 'Les achats par carte ne sont pas disponibles dans ce pays. Choisissez-en un autre.',
      amount:
        'Aucun achat n’est possible pour ce montant. Essayez un montant plus élevé ou plus faible.',
      payment_method:
        'Ce moyen de paiement n’est pas disponible dans ce pays. Choisissez-en un autre.',
      other:
        'Ces informations n’ont pas été acceptées. Rien n’a été acheté. Vérifiez le montant, le pays et le moyen de paiement, puis réessayez.',
    },
    wallet:
      'L’adresse du portefeuille contient une erreur, rien ne peut donc être acheté. Pour la boutique :',
    pageTitle: 'Page de paiement sécurisée',
    pageGone:
      'La page de paiement de cette commande ne peut plus être affichée ici. Si vous avez payé, votre commande se poursuit ici automatiquement.',
    startOver: 'Recommencer',
    startOverAsk:
      'Avez-vous déjà payé ? Alors patientez ici. Si vous recommencez, cette commande est laissée de côté.',
    startOverSure: 'Je n’ai pas payé, recommencer',
    stay: 'Rester ici',
    done: 'Terminé',
    buyMore: 'Faire un autre achat',
    offline:
      'Vous semblez être hors ligne. Rien n’a été acheté. Vérifiez votre connexion, puis réessayez.',
    refused: 'Cela n’a pas fonctionné. Rien n’a été acheté. Réessayez dans un instant.',
    notThisTime:
      'Cette fois, aucun achat n’a été lancé. On ne sait toujours pas comment la première tentative s’est terminée.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Recherche de votre commande',
        text: 'Un instant : vous avez une commande en cours, sur cette page ou dans un autre onglet.',
      },
      paying: {
        title: 'En attente de votre paiement',
        text: 'Payez sur la page ci-dessous. La suite s’affiche ici automatiquement.',
      },
      settling: {
        title: 'Paiement reçu',
        text: 'L’envoi de vos {token} est en cours. Cela prend quelques instants.',
      },
      processing: {
        title: 'Traitement toujours en cours',
        text: 'Tout va bien, c’est seulement plus long : la vérification d’un paiement peut durer une demi-heure. Vous pouvez fermer cette page et revenir.',
        textWhilePayable:
          'Vous pouvez encore payer. Si vous avez payé, tout va bien : la vérification d’un paiement peut durer une demi-heure.',
      },
      sent: {
        title: '{token} envoyés',
        text: 'Ils sont en route vers votre portefeuille sur {chain}.',
      },
      cancelled: {
        title: 'Commande annulée',
        text: 'Aucun {token} ne sera envoyé. Si votre compte a été débité, contactez la boutique.',
      },
      unknown: {
        title: 'Nous n’avons pas pu confirmer votre achat',
        text: 'Nous n’avons pas reçu de réponse claire pendant le lancement de votre achat. Aucune carte n’a été débitée sur cette page. Vous pouvez réessayer ou recommencer.',
        textAfterReload:
          'Un achat était en cours de lancement sur cette page ou dans un autre onglet, et on ne sait pas comment cela s’est terminé. Si vous l’avez payée, contactez la boutique avant de payer à nouveau.',
      },
    },
    stages: { payment: 'Paiement', sending: 'Envoi', sent: 'Envoyé' },
    checkNow: 'Vérifier maintenant',
    paid: 'Payé',
    toPay: 'Montant',
    paidWith: '{brand} se terminant par {last}',
    destination: 'Destination',
    to: '{token} sur {chain}, vers {wallet}',
    order: 'Commande',
    destinationChanged:
      'Votre portefeuille ou votre réseau a changé. Cette commande est toujours destinée à {wallet} sur {chain}.',
    mismatch: {
      wallet:
        'Stop : cette commande n’est pas celle que vous avez demandée. Elle va au portefeuille {held}, et non à {asked}. Contactez la boutique avant de faire quoi que ce soit d’autre.',
      chain:
        'Stop : cette commande n’est pas celle que vous avez demandée. Elle est envoyée sur {held}, et non sur {asked}. Contactez la boutique avant de faire quoi que ce soit d’autre.',
      token:
        'Stop : cette commande n’est pas celle que vous avez demandée. Elle est versée en {held}, et non en {asked}. Contactez la boutique avant de faire quoi que ce soit d’autre.',
      amount:
        'Stop : cette commande n’est pas celle que vous avez demandée. Son montant est de {held}, et non de {asked}. Contactez la boutique avant de faire quoi que ce soit d’autre.',
      currency:
        'Stop : cette commande n’est pas celle que vous avez demandée. Elle est débitée en {held}, et non en {asked}. Contactez la boutique avant de faire quoi que ce soit d’autre.',
    },
    reading:
      'Votre commande ne peut pas être consultée pour le moment. Elle se poursuit d’elle-même.',
  },
  orderPage: {
    looking: { title: 'Recherche de votre commande', text: 'Un instant.' },
    paying: {
      title: 'En attente de votre paiement',
      text: 'Dès qu’il arrive, votre commande se poursuit ici automatiquement.',
    },
    missing: {
      title: 'Commande introuvable',
      text: 'Cette commande n’existe pas pour ce portefeuille. Vérifiez le lien que vous avez suivi, ou demandez à la boutique.',
    },
    unreadable: {
      title: 'Impossible d’afficher votre commande pour le moment',
      text: 'Rien n’est perdu : une commande se poursuit sans cette page.',
    },
  },
  dialog: {
    title: 'Acheter {token}',
    close: 'Fermer',
    ask: 'Votre achat n’est pas terminé. Fermer cette fenêtre ne l’arrête pas : revenez, et vous verrez où il en est.',
    leave: 'Fermer la fenêtre',
    stay: 'La garder ouverte',
  },
  bank: {
    steps: {
      loading: { title: 'Recherche de vos comptes bancaires', text: 'Un instant.' },
      register: {
        title: 'Obtenez vos propres comptes bancaires',
        text: 'L’argent que vous y envoyez arrive automatiquement dans votre portefeuille. Un partenaire bancaire les ouvre pour vous.',
      },
      terms: {
        title: 'Acceptez les conditions',
        text: 'Ce sont les conditions du partenaire bancaire. Ensuite, vous confirmez votre identité.',
      },
      identity: {
        title: 'Confirmez votre identité',
        text: 'Préparez votre passeport ou une autre pièce d’identité. Ensuite, vos informations sont examinées.',
      },
      review: {
        title: 'Vos informations sont en cours d’examen',
        text: 'Vous n’avez rien à faire. La suite s’affiche ici automatiquement ; vous pouvez fermer cette page et revenir plus tard.',
      },
      rejected: {
        title: 'Aucun compte ne peut être ouvert pour vous',
        text: 'C’est la décision du partenaire bancaire. Si vous pensez qu’il s’agit d’une erreur, contactez la boutique.',
      },
      opening: {
        title: 'Vos comptes sont en cours d’ouverture',
        text: 'Votre demande est approuvée. Les coordonnées bancaires s’affichent ici automatiquement ; vous pouvez fermer cette page et revenir plus tard.',
      },
      accounts: {
        title: 'Vos comptes bancaires',
        text: 'Faites un virement avec ces coordonnées. L’argent arrive automatiquement dans votre portefeuille.',
      },
    },
    wallet:
      'L’adresse du portefeuille contient une erreur, aucun compte ne peut donc être ouvert. Pour la boutique :',
    email: 'Adresse e-mail',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail, par exemple {example}.',
    emailTaken: 'Cette adresse e-mail appartient à un autre client. Saisissez-en une autre.',
    register: 'Continuer',
    registering: 'Inscription en cours…',
    registerNext: 'Ensuite : les conditions du partenaire bancaire.',
    registerOffline:
      'Vous semblez être hors ligne. Votre inscription n’est pas encore faite. Vérifiez votre connexion, puis réessayez.',
    registerLost:
      'La connexion a été coupée, et votre inscription n’est pas encore faite. Réessayez.',
    open: { terms: 'Lire les conditions', identity: 'Commencer la vérification d’identité' },
    opening: 'Ouverture de la page…',
    pageTitle: {
      terms: 'Conditions du partenaire bancaire',
      identity: 'Vérification d’identité',
    },
    onPage: {
      terms:
        'Lisez-les et acceptez-les sur la page ci-dessous. La suite s’affiche ici automatiquement.',
      identity:
        'Suivez les étapes de la page ci-dessous. Une fois que vous avez terminé, appuyez sur le bouton sous cette page.',
    },
    finished: 'J’ai terminé',
    checking: 'Vérification…',
    notYet:
      'Le partenaire bancaire ne l’a pas encore confirmé. Nous continuons de demander, la suite s’affichera donc ici automatiquement.',
    openAgain: 'Rouvrir la page',
    currency: 'Devise',
    route: 'Arrive en {token} sur {chain}, dans votre portefeuille {wallet}.',
    fields: {
      account_holder_name: 'Titulaire du compte',
      account_number: 'Numéro de compte',
      bank_account_number: 'Numéro de compte',
      bank_address: 'Adresse de la banque',
      bank_beneficiary_address: 'Adresse du bénéficiaire',
      bank_beneficiary_name: 'Bénéficiaire',
      bank_name: 'Banque',
      bank_routing_number: 'Numéro de routage (routing number)',
      bic: 'BIC',
      currency: 'Devise',
      iban: 'IBAN',
      payment_rail: 'Type de virement principal',
      payment_rails: 'Types de virement',
      sort_code: 'Code de tri (sort code)',
    },
    innerField: '{outer} : {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Oui',
    no: 'Non',
    copy: 'Copier : {field}',
    copied: 'Copié : {field}.',
    copyByHand: 'Texte sélectionné : {field}. Copiez-le comme n’importe quel texte.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Faire un dépôt',
        text: 'Choisissez d’où il provient.',
      },
      page: {
        title: 'Terminez votre dépôt',
        text: 'Suivez les étapes sur la page ci-dessous. Votre dépôt arrive ensuite automatiquement ; cette page ne sait pas quand.',
      },
    },
    from: 'Déposer depuis',
    ways: {
      crypto: { name: 'Crypto', text: 'Portefeuille ou compte sur une plateforme d’échange' },
      'cash-app': { name: 'Cash App', text: 'Dollars américains' },
    },
    onlyWay: {
      crypto:
        'Envoyez des cryptomonnaies depuis un portefeuille ou un compte sur une plateforme d’échange.',
      'cash-app': 'Envoyez des dollars américains avec Cash App.',
    },
    amount: 'Montant',
    tooLittle: 'Le dépôt minimum avec Cash App est de {amount}.',
    continue: 'Continuer',
    continueWith: 'Continuer avec {amount}',
    preparing: 'Préparation de votre dépôt…',
    next: 'Ensuite : une page sécurisée sur laquelle vous faites le dépôt.',
    failed: 'Votre dépôt n’a pas pu être préparé. Rien n’a été déposé. Réessayez.',
    pageTitle: 'Page de dépôt sécurisée',
    inTab:
      'La page est ouverte dans un autre onglet. Votre dépôt arrive automatiquement ; cette page ne sait pas quand.',
    startOver: 'Recommencer',
  },
}
