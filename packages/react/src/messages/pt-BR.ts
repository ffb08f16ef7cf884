import type { Messages } from './messages.ts'

/** Portuguese as it is written in Brazil. */
export const ptBR: Messages = {
  language: 'pt-BR',
  shared: {
    tryAgain: 'Tentar novamente',
    checkNow: 'Verificar status',
    reading: 'Não é possível carregar o status do seu pedido agora. Seu pedido não foi afetado.',
    notLoaded:
      'Não é possível carregar o status agora. Se você já pagou, não pague novamente. Verifique o status primeiro.',
    trouble:
      'Estamos com dificuldade para atualizar as informações. Tentando novamente de forma automática…',
    support: 'Falar com o suporte de {name}',
    to: '{token} na rede {chain} · {wallet}',
    copy: 'Copiar: {field}',
    copied: 'Copiado: {field}',
    copyByHand: '{field}: texto selecionado. Copie-o manualmente.',
    connect: { title: 'Conectar carteira', text: 'Conecte sua carteira para continuar.' },
    errors: {
      rate_limited: 'Muitas tentativas. Tente novamente em {time}.',
      rate_limited_vaguely: 'Muitas tentativas. Aguarde um instante e tente novamente.',
      rate_limited_over: 'Você já pode tentar novamente.',
      validation_error: 'Alguns dados não foram aceitos. Confira-os e tente novamente.',
      network_error: 'Parece que você está sem internet. Verifique sua conexão e tente novamente.',
      setup: 'Indisponível no momento. Para o responsável pelo site:',
      other: 'Algo deu errado. Tente novamente.',
    },
    newTab: 'Abrir em uma nova aba',
    elsewhere: 'Continue na página segura e depois volte aqui.',
  },
  hosted: {
    loading: 'Carregando página segura…',
    slow: 'A página está demorando para carregar ou foi bloqueada pelo navegador. Tente abri-la em uma nova aba.',
    inTab: 'Continue na outra aba. Esta página é atualizada automaticamente.',
    noTab: 'Se nenhuma aba abriu, você pode continuar aqui.',
    blocked: 'A página não pode ser exibida aqui. Abra-a em uma nova aba.',
    showHere: 'Mostrar aqui novamente',
    goTo: 'Ir para a página segura',
  },
  amount: {
    empty: 'Informe um valor.',
    not_a_number: 'Informe um valor válido, como {example}.',
    other_currency: 'Informe o valor em {unit}.',
    too_precise: {
      one: 'Use no máximo {count} casa decimal.',
      many: 'Use no máximo {count} de casas decimais.',
      other: 'Use no máximo {count} casas decimais.',
    },
    too_large: 'Informe um valor menor.',
    too_long: 'Este valor tem caracteres demais.',
    zero: 'Informe um valor maior que 0.',
  },
  country: {
    label: 'País ou região',
    change: 'Alterar',
    found: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
    none: 'Nenhum resultado encontrado.',
  },
  checkout: {
    youPay: 'Você paga',
    youPayAbout: 'Você paga (estimado)',
    youGet: 'Você recebe',
    youGetAbout: 'Você recebe (estimado)',
    enterGet: 'Informar valor a receber',
    enterPay: 'Informar valor a pagar',
    payWith: 'Pagar com',
    methods: {
      card: 'Cartão de débito ou crédito',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'Nenhuma forma de pagamento disponível neste país com este dispositivo. Tente outro país.',
    fees: {
      processing: 'Taxa de processamento',
      network: 'Taxa de rede',
    },
    otherFee: 'Taxa',
    feeTotal: 'Total de taxas',
    total: 'Total',
    rate: 'Taxa de câmbio',
    priceUntil: 'Cotação válida até {time}.',
    priceFor: 'Cotação válida por {time}.',
    priceOver: 'Esta cotação expirou.',
    refreshPrice: 'Atualizar a cotação',
    priceLater: 'Você verá o preço na página de pagamento antes de pagar.',
    noAmount: 'Informe um valor para ver o preço.',
    noPrice: 'Não há preço disponível para estes dados.',
    minimum: 'Informe {amount} ou mais.',
    maximum: 'Informe {amount} ou menos.',
    payMore: 'Você precisa pagar {amount} ou mais.',
    payLess: 'Você pode pagar {amount} ou menos.',
    continue: 'Ir para o pagamento',
    continueWith: 'Continuar para pagar {amount}',
    continueToGet: 'Continuar para comprar {amount}',
    continueAbout: 'Continuar para pagar cerca de {amount}',
    opening: 'Preparando seu pagamento…',
    next: 'A seguir: página de pagamento segura. Nada será cobrado até você confirmar lá.',
    notAccepted: {
      country: 'Compras não estão disponíveis neste país. Escolha outro país.',
      amount: 'Este valor não é aceito. Informe um valor maior ou menor.',
      payment_method: 'Esta forma de pagamento não está disponível neste país. Escolha outra.',
      other:
        'Não foi possível aceitar estes dados. Nada foi cobrado. Confira o valor, o país e a forma de pagamento e tente novamente.',
    },
    wallet:
      'Este endereço de carteira não é válido, por isso você não pode comprar no momento. Para o responsável pelo site:',
    offline:
      'Parece que você está sem internet. Nada foi cobrado. Verifique sua conexão e tente novamente.',
    tooMany: 'Muitas tentativas. Nada foi cobrado. Tente novamente em {time}.',
    tooManyVaguely: 'Muitas tentativas. Nada foi cobrado. Aguarde um instante e tente novamente.',
    refused: 'Algo deu errado. Nada foi cobrado. Tente novamente.',
  },
  purchase: {
    pageTitle: 'Página de pagamento segura',
    startOver: 'Recomeçar',
    startOverAsk:
      'Já pagou? Mantenha esta página aberta. Recomeçar não cancela este pedido, ele só deixa de aparecer aqui.',
    startOverAskUnknown:
      'Não tem certeza se pagou? Confira sua conta ou fale com o suporte antes de recomeçar.',
    startOverSure: 'Não paguei, recomeçar',
    stay: 'Manter este pedido',
    buyMore: 'Fazer outra compra',
    done: 'Pronto',
    notThisTime:
      'A nova tentativa não iniciou nenhuma compra. Ainda não sabemos se a primeira iniciou.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Verificando seu pedido',
        text: 'Você tem um pedido em andamento, nesta página ou em outra aba.',
      },
      loading: { title: 'Carregando seu pedido', text: 'Só um momento…' },
      paying: {
        title: 'Conclua seu pagamento',
        titleWithoutPage: 'Aguardando seu pagamento',
        textWithoutPage:
          'A página de pagamento não pode ser reaberta. Já pagou? O status do pedido é atualizado aqui automaticamente. Se não, recomece.',
        textElsewhere:
          'Esta página é atualizada automaticamente. Se você já pagou, não pague novamente: seu pagamento pode estar em análise, o que pode levar cerca de 30 minutos.',
        textElsewhereStopped:
          'Se você já pagou, não pague novamente: seu pagamento pode estar em análise, o que pode levar cerca de 30 minutos.',
        text: 'Pague na página segura. O status do seu pedido é atualizado automaticamente.',
        summary: '{paid} por cerca de {received} na rede {chain}',
      },
      settling: {
        title: 'Pagamento recebido',
        text: 'Estamos enviando seus {token}. Isso costuma levar alguns instantes.',
        textUnknown:
          'Não é possível exibir o status atual do seu pedido. Em caso de dúvida, fale com o suporte.',
      },
      processing: {
        title: 'Demorando mais que o normal',
        text: 'Às vezes, os pagamentos passam por uma análise, que pode levar cerca de 30 minutos. Você pode fechar esta página e voltar mais tarde.',
        textWhilePayable:
          'Você ainda pode pagar. Se já pagou, talvez seu pagamento esteja em análise, o que pode levar cerca de 30 minutos.',
        textWithoutPage:
          'A página de pagamento não pode ser reaberta. Se você já pagou, seu pagamento pode estar em análise, o que pode levar cerca de 30 minutos. Se não, recomece.',
        textWhileSending:
          'Recebemos seu pagamento, mas o envio dos seus {token} está demorando mais que o normal. Você pode fechar esta página e voltar mais tarde.',
      },
      sent: {
        title: '{token} enviados',
        titleAbout: 'Cerca de {amount} enviados',
        text: 'Estão a caminho da sua carteira na rede {chain} e podem levar alguns minutos para aparecer.',
      },
      cancelled: {
        title: 'Pedido cancelado',
        text: 'Nenhum {token} será enviado. Se algo foi cobrado, fale com o suporte.',
        textWhenPaid:
          'Recebemos seu pagamento, mas nenhum {token} será enviado. Fale com o suporte sobre um reembolso.',
      },
      unknown: {
        title: 'Não sabemos se sua compra foi iniciada',
        text: 'A página de pagamento não foi aberta, então nada foi cobrado. Você pode tentar novamente ou recomeçar.',
        textAfterReload:
          'Uma compra foi iniciada aqui ou em outra aba, mas não foi possível confirmá-la. Se você pagou por ela, fale com o suporte antes de pagar novamente.',
      },
      notShown: {
        title: 'Não é possível mostrar a página de pagamento',
        text: 'Nada foi cobrado.',
      },
      missing: {
        title: 'Pedido não encontrado',
        text: 'Não encontramos seu pedido. Se você já pagou, fale com o suporte antes de pagar novamente.',
        textElsewhere:
          'Não encontramos este pedido para a carteira conectada. Confira o link e a carteira ou fale com o suporte.',
      },
      unreadable: {
        title: 'Não é possível exibir seu pedido no momento',
        text: 'Seu pedido não foi afetado. Tente novamente em instantes.',
      },
    },
    setup:
      'Não é possível carregar o status do seu pedido agora. Seu pedido não foi afetado. Para o responsável pelo site:',
    stages: { payment: 'Pagamento', sending: 'Envio', sent: 'Concluído' },
    paid: 'Pago',
    toPay: 'Valor',
    paidWith: '{brand} com final {last}',
    destination: 'Carteira de destino',
    date: 'Data',
    order: 'Nº do pedido',
    destinationChanged:
      'O destino nesta página mudou. O deste pedido continua sendo {wallet} na rede {chain}.',
    mismatch: {
      title: 'Atenção: este pedido não corresponde à sua solicitação',
      text: 'Não pague este pedido. Se você já pagou, fale com o suporte imediatamente.',
      textWhenPaid: 'Recebemos seu pagamento. Fale com o suporte imediatamente.',
      requested: 'Sua solicitação',
      actual: 'Este pedido',
      fields: {
        wallet: 'Carteira',
        chain: 'Rede',
        token: 'Token',
        amount: 'Valor',
        currency: 'Moeda',
      },
    },
  },
  dialog: {
    title: 'Comprar {token}',
    close: 'Fechar',
    ask: 'Sua compra ainda não foi concluída e não será cancelada se você fechar esta janela. Reabra-a para verificar o status.',
    leave: 'Fechar janela',
    stay: 'Manter aberta',
  },
  bank: {
    steps: {
      loading: { title: 'Carregando suas contas', text: 'Só um momento…' },
      register: {
        title: 'Abra suas contas bancárias',
        text: 'O dinheiro que você envia para estas contas é convertido em uma stablecoin e enviado automaticamente para a sua carteira. Nosso parceiro bancário fornece as contas.',
      },
      terms: {
        title: 'Leia e aceite os termos',
        text: 'Estes termos são do nosso parceiro bancário. Em seguida, você verificará sua identidade.',
      },
      identity: {
        title: 'Verifique sua identidade',
        text: 'Tenha em mãos seu passaporte ou outro documento de identidade. Em seguida, seus dados serão analisados.',
      },
      review: {
        title: 'Estamos analisando seus dados',
        text: 'Você não precisa fazer nada. Esta página é atualizada automaticamente. Você pode fechá-la e voltar mais tarde.',
      },
      unknown: {
        title: 'Não é possível exibir o status do seu cadastro',
        text: 'Esta página é atualizada automaticamente. Em caso de dúvida, fale com o suporte.',
      },
      rejected: {
        title: 'Não foi possível abrir contas para você',
        text: 'Nosso parceiro bancário não aprovou seu cadastro. Se você acha que é um engano, fale com o suporte.',
      },
      opening: {
        title: 'Abrindo suas contas',
        text: 'Seu cadastro foi aprovado. Os dados bancários aparecerão aqui automaticamente. Você pode fechar esta página e voltar mais tarde.',
      },
      accounts: {
        title: 'Suas contas bancárias',
        text: 'Faça uma transferência bancária com estes dados. Quando ela chegar, o valor é convertido e enviado automaticamente para a sua carteira.',
      },
    },
    stages: { details: 'Dados', verification: 'Verificação', accounts: 'Contas' },
    wallet:
      'Este endereço de carteira não é válido, por isso não é possível abrir contas. Para o responsável pelo site:',
    loadFailed: 'Não foi possível carregar suas contas. Tente novamente.',
    email: 'E-mail',
    emailMissing: 'Informe seu e-mail.',
    emailInvalid: 'Informe um e-mail válido, como {example}.',
    emailTaken: 'Este e-mail já está em uso. Use outro.',
    register: 'Continuar',
    registering: 'Fazendo seu cadastro…',
    registerNext: 'A seguir: os termos do nosso parceiro bancário.',
    registerOffline:
      'Parece que você está sem internet, por isso não foi possível fazer seu cadastro. Verifique sua conexão e tente novamente.',
    registerLost: 'Não foi possível fazer seu cadastro. Tente novamente.',
    open: { terms: 'Ler os termos', identity: 'Iniciar verificação' },
    opening: 'Abrindo a página…',
    pageTitle: { terms: 'Termos do parceiro bancário', identity: 'Verificação de identidade' },
    onPage: {
      terms: 'Leia e aceite os termos abaixo. Esta página é atualizada automaticamente.',
      identity: 'Siga as etapas abaixo. Quando terminar, selecione “Terminei” abaixo da página.',
    },
    finished: 'Terminei',
    checking: 'Verificando…',
    notYet:
      'Nosso parceiro bancário ainda não confirmou esta etapa. Quando confirmar, esta página será atualizada automaticamente.',
    openAgain: 'Reabrir página',
    currency: 'Moeda',
    route: 'Você receberá {token} na rede {chain}, na carteira {wallet}.',
    copyAll: 'Copiar tudo',
    details: 'Dados bancários',
    fields: {
      account_holder_name: 'Titular da conta',
      account_number: 'Número da conta',
      bank_account_number: 'Número da conta',
      bank_address: 'Endereço do banco',
      bank_beneficiary_address: 'Endereço do beneficiário',
      bank_beneficiary_name: 'Nome do beneficiário',
      bank_name: 'Nome do banco',
      bank_routing_number: 'Número de roteamento (routing number)',
      bic: 'BIC',
      currency: 'Moeda',
      iban: 'IBAN',
      payment_rail: 'Tipo de transferência preferencial',
      payment_rails: 'Tipos de transferência aceitos',
      sort_code: 'Código da agência (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Transferência (wire)',
    },
    yes: 'Sim',
    no: 'Não',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Fazer um depósito',
        text: 'Escolha como quer depositar.',
      },
      page: {
        title: 'Conclua seu depósito',
        text: 'Siga as etapas abaixo. Depois que você o enviar, seu depósito vai automaticamente para a sua carteira. O status não aparece aqui.',
      },
    },
    from: 'Depositar com',
    ways: {
      crypto: { name: 'Cripto', text: 'De uma carteira ou corretora' },
      'cash-app': { name: 'Cash App', text: 'Dólares americanos' },
    },
    onlyWay: {
      crypto: 'Envie criptomoedas de uma carteira ou corretora.',
      'cash-app': 'Envie dólares americanos pelo Cash App.',
    },
    amount: 'Valor',
    tooLittle: 'O depósito mínimo pelo Cash App é de {amount}.',
    continue: 'Continuar',
    continueWith: 'Continuar para depositar {amount}',
    preparing: 'Preparando seu depósito…',
    next: 'A seguir: conclua seu depósito em uma página segura.',
    failed: 'Não foi possível iniciar seu depósito. Nenhum valor foi movimentado. Tente novamente.',
    pageTitle: 'Página de depósito segura',
    inTab:
      'Continue na outra aba. Depois que você o enviar, seu depósito vai automaticamente para a sua carteira. O status não aparece aqui.',
    startOver: 'Recomeçar',
  },
}
