import type { Messages } from './messages.ts'

/** Spanish. */
export const es: Messages = {
  language: 'es',
  shared: {
    tryAgain: 'Reintentar',
    checkNow: 'Comprobar estado',
    reading: 'No podemos cargar el estado de tu pedido ahora. Tu pedido no se ve afectado.',
    notLoaded:
      'No podemos cargar el estado ahora. Si ya has pagado, no vuelvas a pagar. Comprueba antes el estado.',
    trouble: 'Tenemos problemas para actualizar la información. Reintentando automáticamente…',
    support: 'Atención al cliente de {name}',
    to: '{token} en {chain} · {wallet}',
    copy: 'Copiar: {field}',
    copied: 'Copiado: {field}',
    copyByHand: '{field}: texto seleccionado. Cópialo manualmente.',
    connect: { title: 'Conectar billetera', text: 'Conecta tu billetera para continuar.' },
    errors: {
      rate_limited: 'Demasiados intentos. Vuelve a intentarlo en {time}.',
      rate_limited_vaguely: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
      rate_limited_over: 'Ya puedes volver a intentarlo.',
      validation_error: 'Algunos datos no se han aceptado. Revísalos y vuelve a intentarlo.',
      network_error: 'Parece que no tienes conexión. Comprueba tu conexión y vuelve a intentarlo.',
      setup: 'No disponible en este momento. Para el responsable del sitio:',
      other: 'Se ha producido un error. Vuelve a intentarlo.',
    },
    newTab: 'Abrir en una pestaña nueva',
    elsewhere: 'Continúa en la página segura y después vuelve aquí.',
  },
  hosted: {
    loading: 'Cargando página segura…',
    slow: 'La página tarda en cargar o tu navegador la ha bloqueado. Prueba a abrirla en una pestaña nueva.',
    inTab: 'Continúa en la otra pestaña. Esta página se actualiza automáticamente.',
    noTab: 'Si no se ha abierto ninguna pestaña, puedes continuar aquí.',
    blocked: 'La página no se puede mostrar aquí. Ábrela en una pestaña nueva.',
    showHere: 'Volver a mostrarla aquí',
    goTo: 'Ir a la página segura',
  },
  amount: {
    empty: 'Introduce un importe.',
    not_a_number: 'Introduce un importe válido, por ejemplo {example}.',
    other_currency: 'Introduce el importe en {unit}.',
    too_precise: {
      one: 'Usa {count} decimal como máximo.',
      many: 'Usa {count} de decimales como máximo.',
      other: 'Usa {count} decimales como máximo.',
    },
    too_large: 'Introduce un importe menor.',
    too_long: 'Este importe tiene demasiados caracteres.',
    zero: 'Introduce un importe mayor que 0.',
  },
  country: {
    label: 'País o región',
    change: 'Cambiar',
    found: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
    none: 'No se han encontrado resultados.',
  },
  checkout: {
    youPay: 'Pagas',
    youPayAbout: 'Pagas (estimado)',
    youGet: 'Recibes',
    youGetAbout: 'Recibes (estimado)',
    enterGet: 'Introducir importe a recibir',
    enterPay: 'Introducir importe a pagar',
    payWith: 'Pagar con',
    methods: {
      card: 'Tarjeta de débito o crédito',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'No hay formas de pago disponibles en este país con este dispositivo. Prueba con otro país.',
    fees: {
      processing: 'Comisión de procesamiento',
      network: 'Comisión de red',
    },
    otherFee: 'Comisión',
    feeTotal: 'Comisiones',
    total: 'Total',
    rate: 'Tipo de cambio',
    priceUntil: 'Cotización válida (hasta {time}).',
    priceFor: 'Cotización válida durante {time}.',
    priceOver: 'Esta cotización ha caducado.',
    refreshPrice: 'Actualizar la cotización',
    priceLater: 'Verás el precio en la página de pago antes de pagar.',
    noAmount: 'Introduce un importe para ver el precio.',
    noPrice: 'No hay un precio disponible para estos datos.',
    minimum: 'Introduce {amount} o más.',
    maximum: 'Introduce {amount} o menos.',
    payMore: 'Debes pagar al menos {amount}.',
    payLess: 'Puedes pagar como máximo {amount}.',
    continue: 'Continuar al pago',
    continueWith: 'Continuar para pagar {amount}',
    continueToGet: 'Continuar para comprar {amount}',
    continueAbout: 'Continuar para pagar unos {amount}',
    opening: 'Preparando tu pago…',
    next: 'A continuación: página de pago segura. No se te cobrará nada hasta que confirmes allí.',
    notAccepted: {
      country: 'Las compras no están disponibles en este país. Elige otro país.',
      amount: 'Este importe no se admite. Introduce uno mayor o menor.',
      payment_method: 'Esta forma de pago no está disponible en este país. Elige otra.',
      other:
        'No hemos podido aceptar estos datos. No se te ha cobrado nada. Revisa el importe, el país y la forma de pago y vuelve a intentarlo.',
    },
    wallet:
      'Esta dirección de billetera no es válida, así que no puedes comprar en este momento. Para el responsable del sitio:',
    offline:
      'Parece que no tienes conexión. No se te ha cobrado nada. Comprueba tu conexión y vuelve a intentarlo.',
    tooMany: 'Demasiados intentos. No se te ha cobrado nada. Vuelve a intentarlo en {time}.',
    tooManyVaguely:
      'Demasiados intentos. No se te ha cobrado nada. Espera un momento y vuelve a intentarlo.',
    refused: 'Se ha producido un error. No se te ha cobrado nada. Vuelve a intentarlo.',
  },
  purchase: {
    pageTitle: 'Página de pago segura',
    startOver: 'Empezar de nuevo',
    startOverAsk:
      '¿Ya has pagado? Mantén esta página abierta. Empezar de nuevo no cancela este pedido, solo dejará de mostrarse aquí.',
    startOverAskUnknown:
      '¿No sabes si has pagado? Comprueba tu cuenta o contacta con atención al cliente antes de empezar de nuevo.',
    startOverSure: 'No he pagado, empezar de nuevo',
    stay: 'Mantener este pedido',
    buyMore: 'Hacer otra compra',
    done: 'Listo',
    notThisTime:
      'El nuevo intento no ha iniciado ninguna compra. Aún no sabemos si el primero lo hizo.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Comprobando tu pedido',
        text: 'Tienes un pedido en curso, en esta página o en otra pestaña.',
      },
      loading: { title: 'Cargando tu pedido', text: 'Un momento…' },
      paying: {
        title: 'Completa tu pago',
        titleWithoutPage: 'Esperando tu pago',
        textWithoutPage:
          'La página de pago no se puede volver a abrir. ¿Ya has pagado? El estado de tu pedido se actualiza aquí automáticamente. Si no, empieza de nuevo.',
        textElsewhere:
          'Esta página se actualiza automáticamente. Si ya has pagado, no vuelvas a pagar: es posible que tu pago esté en revisión, lo que puede tardar unos 30 minutos.',
        textElsewhereStopped:
          'Si ya has pagado, no vuelvas a pagar: es posible que tu pago esté en revisión, lo que puede tardar unos 30 minutos.',
        text: 'Paga en la página segura. El estado de tu pedido se actualiza automáticamente.',
        summary: '{paid} por unos {received} en {chain}',
      },
      settling: {
        title: 'Pago recibido',
        text: 'Estamos enviando tus {token}. Suele tardar unos instantes.',
        textUnknown:
          'No podemos mostrar el estado actual de tu pedido. Si tienes preguntas, contacta con atención al cliente.',
      },
      processing: {
        title: 'Está tardando más de lo habitual',
        text: 'A veces los pagos se revisan, lo que puede tardar unos 30 minutos. Puedes cerrar esta página y volver más tarde.',
        textWhilePayable:
          'Aún puedes pagar. Si ya lo has hecho, es posible que tu pago esté en revisión, lo que puede tardar unos 30 minutos.',
        textWithoutPage:
          'La página de pago no se puede volver a abrir. Si ya has pagado, es posible que tu pago esté en revisión, lo que puede tardar unos 30 minutos. Si no, empieza de nuevo.',
        textWhileSending:
          'Hemos recibido tu pago, pero el envío de tus {token} está tardando más de lo habitual. Puedes cerrar esta página y volver más tarde.',
      },
      sent: {
        title: '{token} enviados',
        titleAbout: 'Aproximadamente {amount} enviados',
        text: 'Van de camino a tu billetera en {chain} y pueden tardar unos minutos en aparecer.',
      },
      cancelled: {
        title: 'Pedido cancelado',
        text: 'No se enviarán {token}. Si se te ha cobrado algo, contacta con atención al cliente.',
        textWhenPaid:
          'Hemos recibido tu pago, pero no se enviarán {token}. Contacta con atención al cliente para consultar el reembolso.',
      },
      unknown: {
        title: 'No sabemos si tu compra se ha iniciado',
        text: 'La página de pago no se ha abierto, así que no se te ha cobrado nada. Puedes reintentarlo o empezar de nuevo.',
        textAfterReload:
          'Se inició una compra aquí o en otra pestaña, pero no hemos podido confirmarla. Si la has pagado, contacta con atención al cliente antes de volver a pagar.',
      },
      notShown: {
        title: 'No se puede mostrar la página de pago',
        text: 'No se te ha cobrado nada.',
      },
      missing: {
        title: 'Pedido no encontrado',
        text: 'No hemos encontrado tu pedido. Si ya has pagado, contacta con atención al cliente antes de volver a pagar.',
        textElsewhere:
          'No hemos encontrado este pedido para la billetera conectada. Comprueba el enlace y la billetera, o contacta con atención al cliente.',
      },
      unreadable: {
        title: 'No podemos mostrar tu pedido en este momento',
        text: 'Tu pedido no se ve afectado. Vuelve a intentarlo en un momento.',
      },
    },
    setup:
      'No podemos cargar el estado de tu pedido ahora. Tu pedido no se ve afectado. Para el responsable del sitio:',
    stages: { payment: 'Pago', sending: 'Envío', sent: 'Completado' },
    paid: 'Pagado',
    toPay: 'Importe',
    paidWith: '{brand} terminada en {last}',
    destination: 'Billetera de destino',
    date: 'Fecha',
    order: 'N.º de pedido',
    destinationChanged:
      'El destino de esta página ha cambiado. El de este pedido sigue siendo {wallet} en {chain}.',
    mismatch: {
      title: 'Atención: este pedido no coincide con tu solicitud',
      text: 'No pagues este pedido. Si ya has pagado, contacta de inmediato con atención al cliente.',
      textWhenPaid: 'Hemos recibido tu pago. Contacta de inmediato con atención al cliente.',
      requested: 'Tu solicitud',
      actual: 'Este pedido',
      fields: {
        wallet: 'Billetera',
        chain: 'Red',
        token: 'Token',
        amount: 'Importe',
        currency: 'Moneda',
      },
    },
  },
  dialog: {
    title: 'Comprar {token}',
    close: 'Cerrar',
    ask: 'Tu compra no ha terminado y no se cancelará si cierras esta ventana. Vuelve a abrirla para comprobar el estado.',
    leave: 'Cerrar ventana',
    stay: 'Mantener abierta',
  },
  bank: {
    steps: {
      loading: { title: 'Cargando tus cuentas', text: 'Un momento…' },
      register: {
        title: 'Abre tus cuentas bancarias',
        text: 'El dinero que envíes a estas cuentas se convierte en una stablecoin y se envía automáticamente a tu billetera. Nuestro socio bancario proporciona las cuentas.',
      },
      terms: {
        title: 'Lee y acepta las condiciones',
        text: 'Estas condiciones son de nuestro socio bancario. Después verificarás tu identidad.',
      },
      identity: {
        title: 'Verifica tu identidad',
        text: 'Ten a mano tu pasaporte u otro documento de identidad. Después se revisarán tus datos.',
      },
      review: {
        title: 'Estamos revisando tus datos',
        text: 'No tienes que hacer nada. Esta página se actualiza automáticamente. Puedes cerrarla y volver más tarde.',
      },
      unknown: {
        title: 'No podemos mostrar el estado de tu solicitud',
        text: 'Esta página se actualiza automáticamente. Si tienes preguntas, contacta con atención al cliente.',
      },
      rejected: {
        title: 'No hemos podido abrirte cuentas',
        text: 'Nuestro socio bancario no ha aprobado tu solicitud. Si crees que es un error, contacta con atención al cliente.',
      },
      opening: {
        title: 'Estamos abriendo tus cuentas',
        text: 'Tu solicitud se ha aprobado. Los datos bancarios aparecerán aquí automáticamente. Puedes cerrar esta página y volver más tarde.',
      },
      accounts: {
        title: 'Tus cuentas bancarias',
        text: 'Haz una transferencia bancaria con estos datos. Cuando llegue, el dinero se convierte y se envía automáticamente a tu billetera.',
      },
    },
    stages: { details: 'Datos', verification: 'Verificación', accounts: 'Cuentas' },
    wallet:
      'Esta dirección de billetera no es válida, así que no se pueden abrir cuentas. Para el responsable del sitio:',
    loadFailed: 'No hemos podido cargar tus cuentas. Vuelve a intentarlo.',
    email: 'Correo electrónico',
    emailMissing: 'Introduce tu correo electrónico.',
    emailInvalid: 'Introduce un correo electrónico válido, por ejemplo {example}.',
    emailTaken: 'Este correo electrónico ya está en uso. Usa otro.',
    register: 'Continuar',
    registering: 'Registrándote…',
    registerNext: 'A continuación: las condiciones de nuestro socio bancario.',
    registerOffline:
      'Parece que no tienes conexión, así que no hemos podido registrarte. Comprueba tu conexión y vuelve a intentarlo.',
    registerLost: 'No hemos podido registrarte. Vuelve a intentarlo.',
    open: { terms: 'Leer las condiciones', identity: 'Iniciar verificación' },
    opening: 'Abriendo la página…',
    pageTitle: {
      terms: 'Condiciones del socio bancario',
      identity: 'Verificación de identidad',
    },
    onPage: {
      terms: 'Lee y acepta las condiciones de abajo. Esta página se actualiza automáticamente.',
      identity:
        'Sigue los pasos de abajo. Cuando termines, pulsa «He terminado» debajo de la página.',
    },
    finished: 'He terminado',
    checking: 'Comprobando…',
    notYet:
      'Nuestro socio bancario aún no ha confirmado este paso. Cuando lo haga, esta página se actualizará automáticamente.',
    openAgain: 'Reabrir la página',
    currency: 'Moneda',
    route: 'Recibirás {token} en {chain}, en la billetera {wallet}.',
    copyAll: 'Copiar todo',
    details: 'Datos bancarios',
    fields: {
      account_holder_name: 'Titular de la cuenta',
      account_number: 'Número de cuenta',
      bank_account_number: 'Número de cuenta',
      bank_address: 'Dirección del banco',
      bank_beneficiary_address: 'Dirección del beneficiario',
      bank_beneficiary_name: 'Nombre del beneficiario',
      bank_name: 'Nombre del banco',
      bank_routing_number: 'Número de ruta (routing number)',
      bic: 'BIC',
      currency: 'Moneda',
      iban: 'IBAN',
      payment_rail: 'Tipo de transferencia preferido',
      payment_rails: 'Tipos de transferencia aceptados',
      sort_code: 'Código bancario (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Transferencia (wire)',
    },
    yes: 'Sí',
    no: 'No',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Hacer un depósito',
        text: 'Elige cómo quieres depositar.',
      },
      page: {
        title: 'Completa tu depósito',
        text: 'Sigue los pasos de abajo. Cuando lo hayas enviado, tu depósito irá automáticamente a tu billetera. Su estado no se muestra aquí.',
      },
    },
    from: 'Depositar con',
    ways: {
      crypto: { name: 'Cripto', text: 'Desde una billetera o un exchange' },
      'cash-app': { name: 'Cash App', text: 'Dólares estadounidenses' },
    },
    onlyWay: {
      crypto: 'Envía criptomonedas desde una billetera o un exchange.',
      'cash-app': 'Envía dólares estadounidenses con Cash App.',
    },
    amount: 'Importe',
    tooLittle: 'El depósito mínimo con Cash App es de {amount}.',
    continue: 'Continuar',
    continueWith: 'Continuar para depositar {amount}',
    preparing: 'Preparando tu depósito…',
    next: 'A continuación: completa tu depósito en una página segura.',
    failed: 'No hemos podido iniciar tu depósito. No se ha movido dinero. Vuelve a intentarlo.',
    pageTitle: 'Página de depósito segura',
    inTab:
      'Continúa en la otra pestaña. Cuando lo hayas enviado, tu depósito irá automáticamente a tu billetera. Su estado no se muestra aquí.',
    startOver: 'Empezar de nuevo',
  },
}
