import type { Messages } from './messages.ts'

/** Spanish. */
export const es: Messages = {
  language: 'es',
  shared: {
    tryAgain: 'Reintentar',
    trouble: 'Se ha interrumpido la conexión. Seguimos intentándolo.',
    support: 'Contactar con el soporte de {name}',
    connect: { title: 'Conecta un monedero', text: 'Conecta tu monedero para continuar.' },
    errors: {
      rate_limited:
        'Hay demasiadas solicitudes en este momento. Espera {time} y vuelve a intentarlo.',
      rate_limited_vaguely:
        'Hay demasiadas solicitudes en este momento. Espera un momento y vuelve a intentarlo.',
      order_not_found:
        'No se ha encontrado tu pedido anterior, así que ya no lo seguimos. Si lo has pagado, contacta con la tienda antes de volver a pagar.',
      validation_error: 'El servicio no ha aceptado estos datos. Revísalos y vuelve a intentarlo.',
      network_error: 'Parece que no tienes conexión. Comprueba tu conexión y vuelve a intentarlo.',
      setup: 'Esto no está bien configurado. Para la tienda:',
      other: 'No ha funcionado. Vuelve a intentarlo en un momento.',
    },
    hosted: {
      loading: 'Cargando la página…',
      slow: 'La página va lenta o este navegador la bloquea. Ábrela en una pestaña nueva.',
      newTab: 'Abrir en una pestaña nueva',
      inTab: 'La página está abierta en otra pestaña. El estado se actualiza aquí automáticamente.',
      noTab: 'Si no se ha abierto ninguna pestaña, puedes continuar aquí.',
      blocked: 'La página no se puede mostrar aquí. Ábrela en una pestaña nueva.',
      showHere: 'Volver a mostrarla aquí',
      elsewhere: 'Continúa en la página segura y después vuelve aquí.',
      goTo: 'Ir a la página segura',
    },
  },
  amount: {
    empty: 'Introduce un importe.',
    not_a_number: 'Introduce un importe en cifras, por ejemplo {example}.',
    too_precise: {
      one: 'Introduce un importe con {count} decimal como máximo.',
      many: 'Introduce un importe con {count} de decimales como máximo.',
      other: 'Introduce un importe con {count} decimales como máximo.',
    },
    too_large: 'Este importe es demasiado alto.',
    too_long: 'Este importe tiene demasiados caracteres.',
    zero: 'Introduce un importe superior a cero.',
  },
  country: {
    label: 'País',
    found: { one: '{count} país', many: '{count} de países', other: '{count} países' },
    none: 'Ningún país tiene ese nombre.',
  },
  checkout: {
    youPay: 'Pagas',
    youPayAbout: 'Pagas aproximadamente',
    youGet: 'Recibes',
    youGetAbout: 'Recibes aproximadamente',
    enterGet: 'Introducir lo que recibes',
    enterPay: 'Introducir lo que pagas',
    payWith: 'Pagar con',
    methods: {
      card: 'Tarjeta de débito o crédito',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods: 'No hay ninguna forma de pago en este país con este dispositivo. Elige otro país.',
    fees: {
      processing: 'Comisión de procesamiento',
      network: 'Comisión de red',
    },
    otherFee: 'Comisión',
    total: 'Total',
    rate: 'Tipo de cambio',
    priceUntil: 'Precio válido hasta: {time}.',
    priceOver: 'Este precio ha caducado. El nuevo se muestra en la página de pago.',
    priceLater: 'El precio se muestra en la página de pago, antes de pagar.',
    noPrice: 'Todavía no hay precio.',
    minimum: 'El mínimo es {amount}.',
    maximum: 'El máximo es {amount}.',
    continue: 'Continuar al pago',
    continueWith: 'Continuar con {amount}',
    continueToGet: 'Continuar para recibir {amount}',
    opening: 'Iniciando tu compra…',
    next: 'A continuación: una página de pago segura. No se cobra nada hasta que confirmes allí.',
    notAccepted: {
      country: 'Las compras con tarjeta no están disponibles en este país. Elige otro.',
      amount: 'No se puede comprar por este importe. Prueba con uno mayor o menor.',
      payment_method: 'Esta forma de pago no está disponible en este país. Elige otra.',
      other:
        'No se han aceptado estos datos. No se ha comprado nada. Revisa el importe, el país y la forma de pago y vuelve a intentarlo.',
    },
    wallet:
      'La dirección del monedero contiene un error, así que no se puede comprar nada. Para la tienda:',
    pageTitle: 'Página de pago segura',
    pageGone:
      'La página de pago de este pedido no se puede volver a mostrar aquí. Si has pagado, tu pedido continúa aquí automáticamente.',
    startOver: 'Empezar de nuevo',
    startOverAsk:
      '¿Ya has pagado? Entonces espera aquí. Si empiezas de nuevo, dejarás atrás este pedido.',
    startOverSure: 'No he pagado, empezar de nuevo',
    stay: 'Seguir aquí',
    done: 'Listo',
    buyMore: 'Hacer otra compra',
    offline:
      'Parece que no tienes conexión. No se ha comprado nada. Comprueba tu conexión y vuelve a intentarlo.',
    refused: 'No ha funcionado. No se ha comprado nada. Vuelve a intentarlo en un momento.',
    notThisTime:
      'Esta vez no se ha iniciado ninguna compra. Sigue sin saberse cómo terminó el primer intento.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Buscando tu pedido',
        text: 'Un momento: tienes un pedido en curso, en esta página o en otra pestaña.',
      },
      paying: {
        title: 'Esperando tu pago',
        text: 'Paga en la página de abajo. El estado se actualiza aquí automáticamente.',
      },
      settling: {
        title: 'Pago recibido',
        text: 'Tus {token} se están enviando. Tardará unos instantes.',
      },
      processing: {
        title: 'Aún en proceso',
        text: 'No hay ningún problema, solo tarda más: la revisión de un pago puede durar media hora. Puedes cerrar esta página y volver.',
        textWhilePayable:
          'Aún puedes pagar. Si ya has pagado, no hay ningún problema: la revisión de un pago puede durar media hora.',
      },
      sent: {
        title: '{token} enviados',
        text: 'Van de camino a tu monedero en {chain}.',
      },
      cancelled: {
        title: 'Pedido cancelado',
        text: 'No se enviarán {token}. Si ha salido dinero de tu cuenta, contacta con la tienda.',
      },
      unknown: {
        title: 'No hemos podido confirmar tu compra',
        text: 'No hemos recibido una respuesta clara mientras se iniciaba tu compra. No se ha hecho ningún cargo a ninguna tarjeta en esta página. Puedes reintentarlo o empezar de nuevo.',
        textAfterReload:
          'Se estaba iniciando una compra en esta página o en otra pestaña, y no se sabe cómo terminó. Si lo has pagado, contacta con la tienda antes de volver a pagar.',
      },
    },
    stages: { payment: 'Pago', sending: 'Envío', sent: 'Enviado' },
    checkNow: 'Comprobar ahora',
    paid: 'Pagado',
    toPay: 'Importe',
    paidWith: '{brand} terminada en {last}',
    destination: 'Destino',
    to: '{token} en {chain}, a {wallet}',
    order: 'Pedido',
    destinationChanged:
      'Tu monedero o tu red han cambiado. Este pedido se sigue enviando a {wallet} en {chain}.',
    mismatch: {
      wallet:
        'Detente: este pedido no es el que has solicitado. Va al monedero {held}, no a {asked}. Contacta con la tienda antes de hacer nada más.',
      chain:
        'Detente: este pedido no es el que has solicitado. Se envía en {held}, no en {asked}. Contacta con la tienda antes de hacer nada más.',
      token:
        'Detente: este pedido no es el que has solicitado. Se entrega en {held}, no en {asked}. Contacta con la tienda antes de hacer nada más.',
      amount:
        'Detente: este pedido no es el que has solicitado. Su importe es {held}, no {asked}. Contacta con la tienda antes de hacer nada más.',
      currency:
        'Detente: este pedido no es el que has solicitado. Se cobra en {held}, no en {asked}. Contacta con la tienda antes de hacer nada más.',
    },
    reading: 'Tu pedido no se puede consultar en este momento. Continúa por sí solo.',
  },
  orderPage: {
    looking: { title: 'Buscando tu pedido', text: 'Un momento.' },
    paying: {
      title: 'Esperando tu pago',
      text: 'En cuanto llegue, tu pedido continúa aquí automáticamente.',
    },
    missing: {
      title: 'Pedido no encontrado',
      text: 'Este monedero no tiene ese pedido. Comprueba el enlace que te ha traído aquí o pregunta a la tienda.',
    },
    unreadable: {
      title: 'Tu pedido no se puede mostrar en este momento',
      text: 'No se ha perdido nada: un pedido continúa sin esta página.',
    },
  },
  dialog: {
    title: 'Comprar {token}',
    close: 'Cerrar',
    ask: 'Tu compra no ha terminado. Cerrar esta ventana no la detiene: vuelve y verás cómo continúa.',
    leave: 'Cerrar la ventana',
    stay: 'Mantenerla abierta',
  },
  bank: {
    steps: {
      loading: { title: 'Buscando tus cuentas bancarias', text: 'Un momento.' },
      register: {
        title: 'Obtén tus propias cuentas bancarias',
        text: 'El dinero que envíes a ellas llega automáticamente a tu monedero. Un socio bancario las abre para ti.',
      },
      terms: {
        title: 'Acepta las condiciones',
        text: 'Son las condiciones del socio bancario. Después confirmas tu identidad.',
      },
      identity: {
        title: 'Confirma tu identidad',
        text: 'Ten a mano tu pasaporte u otro documento de identidad. Después se revisan tus datos.',
      },
      review: {
        title: 'Tus datos se están revisando',
        text: 'No tienes que hacer nada. El estado se actualiza aquí automáticamente; puedes cerrar esta página y volver más tarde.',
      },
      rejected: {
        title: 'No se puede abrir ninguna cuenta para ti',
        text: 'Es la decisión del socio bancario. Si crees que es un error, contacta con la tienda.',
      },
      opening: {
        title: 'Tus cuentas se están abriendo',
        text: 'Tu solicitud está aprobada. Los datos bancarios aparecen aquí automáticamente; puedes cerrar esta página y volver más tarde.',
      },
      accounts: {
        title: 'Tus cuentas bancarias',
        text: 'Haz una transferencia con estos datos. El dinero llega automáticamente a tu monedero.',
      },
    },
    wallet:
      'La dirección del monedero contiene un error, así que no se puede abrir ninguna cuenta. Para la tienda:',
    email: 'Correo electrónico',
    emailMissing: 'Introduce tu correo electrónico.',
    emailInvalid: 'Introduce un correo electrónico, por ejemplo {example}.',
    emailTaken: 'Este correo electrónico pertenece a otro cliente. Introduce otro.',
    register: 'Continuar',
    registering: 'Registrándote…',
    registerNext: 'A continuación: las condiciones del socio bancario.',
    registerOffline:
      'Parece que no tienes conexión. Aún no se ha hecho tu registro. Comprueba tu conexión y vuelve a intentarlo.',
    registerLost: 'Se cortó la conexión y aún no se ha hecho tu registro. Vuelve a intentarlo.',
    open: { terms: 'Leer las condiciones', identity: 'Iniciar la verificación de identidad' },
    opening: 'Abriendo la página…',
    pageTitle: {
      terms: 'Condiciones del socio bancario',
      identity: 'Verificación de identidad',
    },
    onPage: {
      terms:
        'Léelas y acéptalas en la página de abajo. El estado se actualiza aquí automáticamente.',
      identity:
        'Sigue los pasos de la página de abajo. Cuando termines, pulsa el botón que está debajo de ella.',
    },
    finished: 'He terminado',
    checking: 'Comprobando…',
    notYet:
      'El socio bancario aún no lo ha confirmado. Seguimos preguntando, así que esta página continúa automáticamente.',
    openAgain: 'Volver a abrir la página',
    currency: 'Moneda',
    route: 'Llega como {token} en {chain}, a tu monedero {wallet}.',
    fields: {
      account_holder_name: 'Titular de la cuenta',
      account_number: 'Número de cuenta',
      bank_account_number: 'Número de cuenta',
      bank_address: 'Dirección del banco',
      bank_beneficiary_address: 'Dirección del beneficiario',
      bank_beneficiary_name: 'Beneficiario',
      bank_name: 'Banco',
      bank_routing_number: 'Número de ruta (routing number)',
      bic: 'BIC',
      currency: 'Moneda',
      iban: 'IBAN',
      payment_rail: 'Tipo principal de transferencia',
      payment_rails: 'Tipos de transferencia',
      sort_code: 'Código bancario (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Sí',
    no: 'No',
    copy: 'Copiar: {field}',
    copied: 'Copiado: {field}.',
    copyByHand: 'Texto seleccionado: {field}. Cópialo como cualquier otro texto.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Hacer un depósito',
        text: 'Elige de dónde viene.',
      },
      page: {
        title: 'Termina tu depósito',
        text: 'Sigue los pasos en la página de abajo. Después, tu depósito llega automáticamente; esta página no sabe cuándo.',
      },
    },
    from: 'Depositar desde',
    ways: {
      crypto: { name: 'Cripto', text: 'Un monedero o una cuenta en un exchange' },
      'cash-app': { name: 'Cash App', text: 'Dólares estadounidenses' },
    },
    onlyWay: {
      crypto: 'Envía criptomonedas desde un monedero o una cuenta en un exchange.',
      'cash-app': 'Envía dólares estadounidenses con Cash App.',
    },
    amount: 'Importe',
    tooLittle: 'El depósito mínimo con Cash App es de {amount}.',
    continue: 'Continuar',
    continueWith: 'Continuar con {amount}',
    preparing: 'Preparando tu depósito…',
    next: 'A continuación: una página segura en la que haces el depósito.',
    failed: 'No se ha podido preparar tu depósito. No se ha depositado nada. Vuelve a intentarlo.',
    pageTitle: 'Página de depósito segura',
    inTab:
      'La página está abierta en otra pestaña. Tu depósito llega automáticamente; esta página no sabe cuándo.',
    startOver: 'Empezar de nuevo',
  },
}
