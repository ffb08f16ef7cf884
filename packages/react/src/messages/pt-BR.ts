import type { Messages } from './messages.ts'

/** Portuguese as it is written in Brazil. */
export const ptBR: Messages = {
  language: 'pt-BR',
  shared: {
    tryAgain: 'Tentar novamente',
    trouble: 'A conexão foi interrompida. Continuamos tentando.',
    support: 'Falar com o suporte da {name}',
    connect: { title: 'Conecte uma carteira', text: 'Conecte sua carteira para continuar.' },
    errors: {
      rate_limited: 'Há solicitações demais no momento. Aguarde {time} e tente novamente.',
      rate_limited_vaguely:
        'Há solicitações demais no momento. Aguarde um instante e tente novamente.',
      order_not_found:
        'Seu pedido anterior não foi encontrado, por isso não é mais acompanhado. Se você pagou por ele, fale com a loja antes de pagar de novo.',
      validation_error: 'O serviço não aceitou estes dados. Confira-os e tente novamente.',
      network_error: 'Parece que você está sem internet. Verifique sua conexão e tente novamente.',
      setup: 'A configuração não está correta. Para a loja:',
      other: 'Não funcionou. Tente novamente em instantes.',
    },
    hosted: {
      loading: 'Carregando a página…',
      slow: 'A página está lenta ou bloqueada por este navegador. Abra-a em uma nova aba.',
      newTab: 'Abrir em uma nova aba',
      inTab: 'A página está aberta em outra aba. O andamento aparece aqui automaticamente.',
      noTab: 'Se nenhuma aba abriu, você pode continuar aqui.',
      blocked: 'A página não pode ser exibida aqui. Abra-a em uma nova aba.',
      showHere: 'Mostrar aqui novamente',
      elsewhere: 'Continue na página segura e depois volte aqui.',
      goTo: 'Ir para a página segura',
    },
  },
  amount: {
    empty: 'Informe um valor.',
    not_a_number: 'Informe um valor em números, como {example}.',
    too_precise: {
      one: 'Informe um valor com no máximo {count} casa decimal.',
      many: 'Informe um valor com no máximo {count} de casas decimais.',
      other: 'Informe um valor com no máximo {count} casas decimais.',
    },
    too_large: 'Este valor é alto demais.',
    too_long: 'Este valor tem caracteres demais.',
    zero: 'Informe um valor acima de zero.',
  },
  country: {
    label: 'País',
    found: { one: '{count} país', many: '{count} de países', other: '{count} países' },
    none: 'Nenhum país tem esse nome.',
  },
  checkout: {
    youPay: 'Você paga',
    youPayAbout: 'Você paga cerca de',
    youGet: 'Você recebe',
    youGetAbout: 'Você recebe cerca de',
    enterGet: 'Informar o que você recebe',
    enterPay: 'Informar o que você paga',
    payWith: 'Pagar com',
    methods: {
      card: 'Cartão de débito ou crédito',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods: 'Não há forma de pagamento neste país com este dispositivo. Escolha outro país.',
    fees: {
      processing: 'Taxa de processamento',
      network: 'Taxa de rede',
    },
    otherFee: 'Taxa',
    total: 'Total',
    rate: 'Cotação',
    priceUntil: 'Este preço vale até {time}.',
    priceOver: 'Este preço expirou. O novo aparece na página de pagamento.',
    priceLater: 'O preço aparece na página de pagamento, antes de você pagar.',
    noPrice: 'Ainda não há preço.',
    minimum: 'O mínimo é {amount}.',
    maximum: 'O máximo é {amount}.',
    continue: 'Continuar para o pagamento',
    continueWith: 'Continuar com {amount}',
    continueToGet: 'Continuar para receber {amount}',
    opening: 'Iniciando sua compra…',
    next: 'A seguir: uma página de pagamento segura. Nada é cobrado antes de você confirmar lá.',
    notAccepted: {
      country: 'Compras com cartão não estão disponíveis neste país. Escolha outro.',
      amount: 'Não é possível fazer uma compra deste valor. Tente um maior ou menor.',
      payment_method: 'Esta forma de pagamento não está disponível neste país. Escolha outra.',
      other:
        'Estes dados não foram aceitos. Nada foi comprado. Confira o valor, o país e a forma de pagamento e tente novamente.',
    },
    wallet: 'O endereço da carteira contém um erro, por isso não é possível comprar. Para a loja:',
    pageTitle: 'Página de pagamento segura',
    pageGone:
      'A página de pagamento deste pedido não pode ser exibida novamente aqui. Se você pagou, seu pedido continua aqui automaticamente.',
    startOver: 'Recomeçar',
    startOverAsk:
      'Você já pagou? Então espere aqui. Se você recomeçar, este pedido fica para trás.',
    startOverSure: 'Não paguei, recomeçar',
    stay: 'Ficar aqui',
    done: 'Concluir',
    buyMore: 'Fazer outra compra',
    offline:
      'Parece que você está sem internet. Nada foi comprado. Verifique sua conexão e tente novamente.',
    refused: 'Não funcionou. Nada foi comprado. Tente novamente em instantes.',
    notThisTime:
      'Desta vez, nenhuma compra foi iniciada. Ainda não se sabe como terminou a primeira tentativa.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Buscando seu pedido',
        text: 'Um momento: você tem um pedido em andamento, nesta página ou em outra aba.',
      },
      paying: {
        title: 'Aguardando seu pagamento',
        text: 'Pague na página abaixo. O andamento aparece aqui automaticamente.',
      },
      settling: {
        title: 'Pagamento recebido',
        text: 'Seus {token} estão sendo enviados. Isso leva alguns instantes.',
      },
      processing: {
        title: 'Ainda em processamento',
        text: 'Não há nada de errado, só está demorando mais: a análise de um pagamento pode levar meia hora. Você pode fechar esta página e voltar.',
        textWhilePayable:
          'Você ainda pode pagar. Se já pagou, não há nada de errado: a análise de um pagamento pode levar meia hora.',
      },
      sent: {
        title: '{token} enviados',
        text: 'Estão a caminho da sua carteira na rede {chain}.',
      },
      cancelled: {
        title: 'Pedido cancelado',
        text: 'Nenhum {token} será enviado. Se saiu dinheiro da sua conta, fale com a loja.',
      },
      unknown: {
        title: 'Não foi possível confirmar sua compra',
        text: 'Não recebemos uma resposta clara enquanto sua compra era iniciada. Nenhum cartão foi cobrado nesta página. Você pode tentar novamente ou recomeçar.',
        textAfterReload:
          'Uma compra estava sendo iniciada nesta página ou em outra aba, e não se sabe como isso terminou. Se você pagou por ele, fale com a loja antes de pagar de novo.',
      },
    },
    stages: { payment: 'Pagamento', sending: 'Envio', sent: 'Enviado' },
    checkNow: 'Verificar agora',
    paid: 'Pago',
    toPay: 'Valor',
    paidWith: '{brand} com final {last}',
    destination: 'Destino',
    to: '{token} na rede {chain}, para {wallet}',
    order: 'Pedido',
    destinationChanged:
      'Sua carteira ou rede mudou. Este pedido continua indo para {wallet} na rede {chain}.',
    mismatch: {
      wallet:
        'Pare: este pedido não é o que você solicitou. Ele vai para a carteira {held}, e não para {asked}. Fale com a loja antes de fazer qualquer outra coisa.',
      chain:
        'Pare: este pedido não é o que você solicitou. Ele é enviado na rede {held}, e não na rede {asked}. Fale com a loja antes de fazer qualquer outra coisa.',
      token:
        'Pare: este pedido não é o que você solicitou. Ele é entregue em {held}, e não em {asked}. Fale com a loja antes de fazer qualquer outra coisa.',
      amount:
        'Pare: este pedido não é o que você solicitou. O valor é {held}, e não {asked}. Fale com a loja antes de fazer qualquer outra coisa.',
      currency:
        'Pare: este pedido não é o que você solicitou. Ele é cobrado em {held}, e não em {asked}. Fale com a loja antes de fazer qualquer outra coisa.',
    },
    reading: 'Não é possível consultar seu pedido no momento. Ele continua automaticamente.',
  },
  orderPage: {
    looking: { title: 'Buscando seu pedido', text: 'Um momento.' },
    paying: {
      title: 'Aguardando seu pagamento',
      text: 'Assim que ele chegar, seu pedido continua aqui automaticamente.',
    },
    missing: {
      title: 'Pedido não encontrado',
      text: 'Não existe esse pedido nesta carteira. Confira o link que trouxe você até aqui ou pergunte à loja.',
    },
    unreadable: {
      title: 'Seu pedido não pode ser exibido no momento',
      text: 'Nada foi perdido: um pedido continua sem esta página.',
    },
  },
  dialog: {
    title: 'Comprar {token}',
    close: 'Fechar',
    ask: 'Sua compra não terminou. Fechar esta janela não a interrompe: volte e você verá como ela continua.',
    leave: 'Fechar a janela',
    stay: 'Manter aberta',
  },
  bank: {
    steps: {
      loading: { title: 'Buscando suas contas bancárias', text: 'Um momento.' },
      register: {
        title: 'Tenha suas próprias contas bancárias',
        text: 'O dinheiro que você envia para elas chega automaticamente à sua carteira. Um parceiro bancário as abre para você.',
      },
      terms: {
        title: 'Aceite os termos',
        text: 'São os termos do parceiro bancário. Depois, você confirma sua identidade.',
      },
      identity: {
        title: 'Confirme sua identidade',
        text: 'Tenha em mãos seu passaporte ou outro documento de identidade. Depois, seus dados são analisados.',
      },
      review: {
        title: 'Seus dados estão em análise',
        text: 'Você não precisa fazer nada. O andamento aparece aqui automaticamente; você pode fechar esta página e voltar mais tarde.',
      },
      rejected: {
        title: 'Não é possível abrir contas para você',
        text: 'Essa é a decisão do parceiro bancário. Se você acha que é um engano, fale com a loja.',
      },
      opening: {
        title: 'Suas contas estão sendo abertas',
        text: 'Seu cadastro foi aprovado. Os dados bancários aparecem aqui automaticamente; você pode fechar esta página e voltar mais tarde.',
      },
      accounts: {
        title: 'Suas contas bancárias',
        text: 'Faça uma transferência com estes dados. O dinheiro chega automaticamente à sua carteira.',
      },
    },
    wallet:
      'O endereço da carteira contém um erro, por isso não é possível abrir contas. Para a loja:',
    email: 'E-mail',
    emailMissing: 'Informe seu e-mail.',
    emailInvalid: 'Informe um e-mail como {example}.',
    emailTaken: 'Este e-mail pertence a outro cliente. Informe outro.',
    register: 'Continuar',
    registering: 'Fazendo seu cadastro…',
    registerNext: 'A seguir: os termos do parceiro bancário.',
    registerOffline:
      'Parece que você está sem internet. Seu cadastro ainda não foi feito. Verifique sua conexão e tente novamente.',
    registerLost: 'A conexão caiu, e seu cadastro ainda não foi feito. Tente novamente.',
    open: { terms: 'Ler os termos', identity: 'Iniciar a verificação de identidade' },
    opening: 'Abrindo a página…',
    pageTitle: { terms: 'Termos do parceiro bancário', identity: 'Verificação de identidade' },
    onPage: {
      terms: 'Leia e aceite os termos na página abaixo. O andamento aparece aqui automaticamente.',
      identity:
        'Siga as etapas da página abaixo. Quando terminar, pressione o botão que está embaixo dela.',
    },
    finished: 'Terminei',
    checking: 'Verificando…',
    notYet:
      'O parceiro bancário ainda não confirmou. Continuamos consultando, então esta página segue automaticamente.',
    openAgain: 'Abrir a página de novo',
    currency: 'Moeda',
    route: 'Chega como {token} na rede {chain}, na sua carteira {wallet}.',
    fields: {
      account_holder_name: 'Titular da conta',
      account_number: 'Número da conta',
      bank_account_number: 'Número da conta',
      bank_address: 'Endereço do banco',
      bank_beneficiary_address: 'Endereço do beneficiário',
      bank_beneficiary_name: 'Beneficiário',
      bank_name: 'Banco',
      bank_routing_number: 'Número de roteamento (routing number)',
      bic: 'BIC',
      currency: 'Moeda',
      iban: 'IBAN',
      payment_rail: 'Tipo principal de transferência',
      payment_rails: 'Tipos de transferência',
      sort_code: 'Código da agência (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Sim',
    no: 'Não',
    copy: 'Copiar: {field}',
    copied: 'Copiado: {field}.',
    copyByHand: 'Texto selecionado: {field}. Copie-o como qualquer outro texto.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Fazer um depósito',
        text: 'Escolha de onde ele vem.',
      },
      page: {
        title: 'Conclua seu depósito',
        text: 'Siga os passos na página abaixo. Depois, seu depósito chega automaticamente; esta página não é avisada de quando.',
      },
    },
    from: 'Depositar de',
    ways: {
      crypto: { name: 'Cripto', text: 'Uma carteira ou uma conta em corretora' },
      'cash-app': { name: 'Cash App', text: 'Dólares americanos' },
    },
    onlyWay: {
      crypto: 'Envie criptomoedas de uma carteira ou de uma conta em corretora.',
      'cash-app': 'Envie dólares americanos com Cash App.',
    },
    amount: 'Valor',
    tooLittle: 'O depósito mínimo com Cash App é de {amount}.',
    continue: 'Continuar',
    continueWith: 'Continuar com {amount}',
    preparing: 'Preparando seu depósito…',
    next: 'A seguir: uma página segura na qual você faz o depósito.',
    failed: 'Não foi possível preparar seu depósito. Nada foi depositado. Tente novamente.',
    pageTitle: 'Página de depósito segura',
    inTab:
      'A página está aberta em outra aba. Seu depósito chega automaticamente; esta página não é avisada de quando.',
    startOver: 'Recomeçar',
  },
}
