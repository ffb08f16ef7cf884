import type { Messages } from './messages.ts'

/** Turkish. */
export const tr: Messages = {
  language: 'tr',
  shared: {
    tryAgain: 'Tekrar dene',
    trouble: 'Bağlantı kesildi. Denemeye devam ediyoruz.',
    support: '{name} destek ekibiyle iletişime geçin',
    connect: { title: 'Cüzdan bağlayın', text: 'Devam etmek için cüzdanınızı bağlayın.' },
    errors: {
      rate_limited: 'Şu anda çok fazla istek var. {time} bekleyip tekrar deneyin.',
      rate_limited_vaguely: 'Şu anda çok fazla istek var. Biraz bekleyip tekrar deneyin.',
      order_not_found:
        'Önceki siparişiniz bulunamadı, bu nedenle artık takip edilmiyor. Ödemesini yaptıysanız yeniden ödeme yapmadan önce mağazayla iletişime geçin.',
      validation_error: 'Hizmet bu bilgileri kabul etmedi. Kontrol edip tekrar deneyin.',
      network_error: 'Çevrimdışı görünüyorsunuz. Bağlantınızı kontrol edip tekrar deneyin.',
      setup: 'Burada doğru ayarlanmamış bir şey var. Mağaza için bilgi:',
      other: 'Bu işlem yapılamadı. Birazdan tekrar deneyin.',
    },
    hosted: {
      loading: 'Sayfa yükleniyor…',
      slow: 'Sayfa yavaş yükleniyor veya bu tarayıcı tarafından engelleniyor. Bunun yerine yeni sekmede açın.',
      newTab: 'Yeni sekmede aç',
      inTab: 'Sayfa başka bir sekmede açık. Gelişmeler burada da görünür.',
      noTab: 'Yeni sekme açılmadıysa buradan devam edebilirsiniz.',
      blocked: 'Sayfa burada gösterilemiyor. Yeni sekmede açın.',
      showHere: 'Yeniden burada göster',
      elsewhere: 'Güvenli sayfada devam edin, sonra buraya dönün.',
      goTo: 'Güvenli sayfaya git',
    },
  },
  amount: {
    empty: 'Bir tutar girin.',
    not_a_number: 'Tutarı rakamla girin, örneğin {example}.',
    too_precise: {
      one: 'En fazla {count} ondalık basamaklı bir tutar girin.',
      other: 'En fazla {count} ondalık basamaklı bir tutar girin.',
    },
    too_large: 'Bu tutar çok yüksek.',
    too_long: 'Bu tutarda çok fazla karakter var.',
    zero: 'Sıfırdan büyük bir tutar girin.',
  },
  country: {
    label: 'Ülke',
    found: { one: '{count} ülke', other: '{count} ülke' },
    none: 'Bu adda bir ülke yok.',
  },
  checkout: {
    youPay: 'Ödenecek tutar',
    youPayAbout: 'Ödenecek tutar (yaklaşık)',
    youGet: 'Alınacak tutar',
    youGetAbout: 'Alınacak tutar (yaklaşık)',
    enterGet: 'Bunun yerine alınacak tutarı gir',
    enterPay: 'Bunun yerine ödenecek tutarı gir',
    payWith: 'Ödeme yöntemi',
    methods: {
      card: 'Banka veya kredi kartı',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods: 'Bu ülkede bu cihazla ödeme yapılamıyor. Başka bir ülke seçin.',
    fees: {
      processing: 'İşlem ücreti',
      network: 'Ağ ücreti',
    },
    otherFee: 'Ücret',
    total: 'Toplam',
    rate: 'Kur',
    priceUntil: 'Bu fiyat {time} saatine kadar geçerlidir.',
    priceOver: 'Bu fiyatın süresi doldu. Yenisini ödeme sayfasında görürsünüz.',
    priceLater: 'Fiyatı ödemeden önce ödeme sayfasında görürsünüz.',
    noPrice: 'Henüz fiyat yok.',
    minimum: 'En düşük tutar {amount}.',
    maximum: 'En yüksek tutar {amount}.',
    continue: 'Ödemeye geç',
    continueWith: '{amount} ile devam et',
    continueToGet: '{amount} almak için devam et',
    opening: 'Satın alma başlatılıyor…',
    next: 'Sırada: güvenli ödeme sayfası. Siz orada onaylamadan hiçbir ücret tahsil edilmez.',
    notAccepted: {
      country: 'Bu ülkede kartla satın alma yapılamıyor. Başka bir ülke seçin.',
      amount: 'Bu tutarda satın alma yapılamıyor. Daha yüksek veya daha düşük bir tutar deneyin.',
      payment_method: 'Bu ödeme yöntemi bu ülkede kullanılamıyor. Başka bir yöntem seçin.',
      other:
        'Bu bilgiler kabul edilmedi. Hiçbir şey satın alınmadı. Tutarı, ülkeyi ve ödeme yöntemini kontrol edip tekrar deneyin.',
    },
    wallet: 'Cüzdan adresinde bir hata var, bu nedenle satın alma yapılamıyor. Mağaza için bilgi:',
    pageTitle: 'Güvenli ödeme sayfası',
    pageGone:
      'Bu siparişin ödeme sayfası burada yeniden gösterilemiyor. Ödeme yaptıysanız siparişiniz burada kendiliğinden ilerler.',
    startOver: 'Baştan başla',
    startOverAsk:
      'Ödemeyi zaten yaptınız mı? O hâlde burada bekleyin. Baştan başlarsanız bu sipariş geride kalır.',
    startOverSure: 'Ödeme yapmadım, baştan başla',
    stay: 'Burada kal',
    done: 'Bitti',
    buyMore: 'Yeni satın alma yap',
    offline:
      'Çevrimdışı görünüyorsunuz. Hiçbir şey satın alınmadı. Bağlantınızı kontrol edip tekrar deneyin.',
    refused: 'Bu işlem yapılamadı. Hiçbir şey satın alınmadı. Birazdan tekrar deneyin.',
    notThisTime:
      'Bu kez satın alma başlatılmadı. İlk denemenin nasıl sonuçlandığı hâlâ bilinmiyor.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Siparişiniz aranıyor',
        text: 'Lütfen bekleyin: bu sayfada veya başka bir sekmede devam eden bir siparişiniz var.',
      },
      paying: {
        title: 'Ödemeniz bekleniyor',
        text: 'Ödemeyi aşağıdaki sayfada yapın. Gelişmeler burada da görünür.',
      },
      settling: {
        title: 'Ödeme alındı',
        text: '{token} gönderiliyor. Bu kısa bir süre alır.',
      },
      processing: {
        title: 'İşlem hâlâ sürüyor',
        text: 'Bir sorun yok, yalnızca daha uzun sürüyor: bir ödemenin incelenmesi yarım saat alabilir. Bu sayfayı kapatıp sonra geri dönebilirsiniz.',
        textWhilePayable:
          'Ödemeyi hâlâ yapabilirsiniz. Ödeme yaptıysanız bir sorun yok: bir ödemenin incelenmesi yarım saat alabilir.',
      },
      sent: { title: '{token} gönderildi', text: '{chain} ağındaki cüzdanınıza doğru yolda.' },
      cancelled: {
        title: 'Sipariş iptal edildi',
        text: '{token} gönderilmeyecek. Hesabınızdan para çekildiyse mağazayla iletişime geçin.',
      },
      unknown: {
        title: 'Satın alma işleminiz doğrulanamadı',
        text: 'Satın alma işleminiz başlatılırken net bir yanıt alamadık. Bu sayfada hiçbir karttan tahsilat yapılmadı. Tekrar deneyebilir veya baştan başlayabilirsiniz.',
        textAfterReload:
          'Bu sayfada veya başka bir sekmede bir satın alma başlatılıyordu ve nasıl sonuçlandığı bilinmiyor. Ödemesini yaptıysanız yeniden ödeme yapmadan önce mağazayla iletişime geçin.',
      },
    },
    stages: { payment: 'Ödeme', sending: 'Gönderiliyor', sent: 'Gönderildi' },
    checkNow: 'Şimdi kontrol et',
    paid: 'Ödenen',
    toPay: 'Tutar',
    paidWith: '{last} ile biten {brand}',
    destination: 'Hedef',
    to: '{chain} ağında {token}, {wallet} adresine',
    order: 'Sipariş',
    destinationChanged:
      'Cüzdanınız veya ağınız değişti. Bu sipariş yine de {chain} ağında {wallet} adresine gidecek.',
    mismatch: {
      wallet:
        'Durun: bu sipariş sizin istediğiniz sipariş değil. {asked} cüzdanına değil, {held} cüzdanına gidiyor. Başka bir şey yapmadan önce mağazayla iletişime geçin.',
      chain:
        'Durun: bu sipariş sizin istediğiniz sipariş değil. {asked} ağında değil, {held} ağında gönderiliyor. Başka bir şey yapmadan önce mağazayla iletişime geçin.',
      token:
        'Durun: bu sipariş sizin istediğiniz sipariş değil. Size {asked} değil, {held} ödeniyor. Başka bir şey yapmadan önce mağazayla iletişime geçin.',
      amount:
        'Durun: bu sipariş sizin istediğiniz sipariş değil. Tutarı {asked} değil, {held}. Başka bir şey yapmadan önce mağazayla iletişime geçin.',
      currency:
        'Durun: bu sipariş sizin istediğiniz sipariş değil. {asked} olarak değil, {held} olarak tahsil ediliyor. Başka bir şey yapmadan önce mağazayla iletişime geçin.',
    },
    reading: 'Siparişiniz şu anda okunamıyor. Kendiliğinden ilerlemeye devam ediyor.',
  },
  orderPage: {
    looking: { title: 'Siparişiniz aranıyor', text: 'Lütfen bekleyin.' },
    paying: {
      title: 'Ödemeniz bekleniyor',
      text: 'Ödemeniz ulaştığında siparişiniz burada kendiliğinden ilerler.',
    },
    missing: {
      title: 'Sipariş bulunamadı',
      text: 'Bu cüzdana ait böyle bir sipariş yok. Sizi buraya getiren bağlantıyı kontrol edin veya mağazaya sorun.',
    },
    unreadable: {
      title: 'Siparişiniz şu anda gösterilemiyor',
      text: 'Hiçbir şey kaybolmadı: sipariş bu sayfa olmadan da ilerler.',
    },
  },
  dialog: {
    title: '{token} satın al',
    close: 'Kapat',
    ask: 'Satın alma işleminiz bitmedi. Bu pencereyi kapatmak onu durdurmaz: geri döndüğünüzde nasıl ilerlediğini görürsünüz.',
    leave: 'Pencereyi kapat',
    stay: 'Açık kalsın',
  },
  bank: {
    steps: {
      loading: { title: 'Banka hesaplarınız aranıyor', text: 'Lütfen bekleyin.' },
      register: {
        title: 'Kendi banka hesaplarınızı alın',
        text: 'Bu hesaplara gönderdiğiniz para kendiliğinden cüzdanınıza ulaşır. Hesapları sizin için bir bankacılık iş ortağı açar.',
      },
      terms: {
        title: 'Şartları kabul edin',
        text: 'Bunlar bankacılık iş ortağının şartlarıdır. Ardından kimliğinizi doğrularsınız.',
      },
      identity: {
        title: 'Kimliğinizi doğrulayın',
        text: 'Pasaportunuzu veya başka bir kimlik belgenizi hazır bulundurun. Ardından bilgileriniz incelenir.',
      },
      review: {
        title: 'Bilgileriniz inceleniyor',
        text: 'Yapmanız gereken bir şey yok. Gelişmeler burada görünür; bu sayfayı kapatıp sonra geri dönebilirsiniz.',
      },
      rejected: {
        title: 'Sizin için hesap açılamıyor',
        text: 'Bu, bankacılık iş ortağının kararıdır. Bir yanlışlık olduğunu düşünüyorsanız mağazayla iletişime geçin.',
      },
      opening: {
        title: 'Hesaplarınız açılıyor',
        text: 'Onaylandınız. Banka bilgileri burada kendiliğinden görünür; bu sayfayı kapatıp sonra geri dönebilirsiniz.',
      },
      accounts: {
        title: 'Banka hesaplarınız',
        text: 'Bu bilgilerle banka transferi yapın. Para kendiliğinden cüzdanınıza ulaşır.',
      },
    },
    wallet: 'Cüzdan adresinde bir hata var, bu nedenle hesap açılamıyor. Mağaza için bilgi:',
    email: 'E-posta adresi',
    emailMissing: 'E-posta adresinizi girin.',
    emailInvalid: '{example} gibi bir e-posta adresi girin.',
    emailTaken: 'Bu e-posta adresi başka bir müşteriye ait. Başka bir adres girin.',
    register: 'Devam et',
    registering: 'Kaydınız yapılıyor…',
    registerNext: 'Sırada: bankacılık iş ortağının şartları.',
    registerOffline:
      'Çevrimdışı görünüyorsunuz. Henüz kayıtlı değilsiniz. Bağlantınızı kontrol edip tekrar deneyin.',
    registerLost: 'Bağlantı kesildi ve henüz kayıtlı değilsiniz. Tekrar deneyin.',
    open: { terms: 'Şartları oku', identity: 'Kimlik doğrulamayı başlat' },
    opening: 'Sayfa açılıyor…',
    pageTitle: { terms: 'Bankacılık iş ortağının şartları', identity: 'Kimlik doğrulama' },
    onPage: {
      terms: 'Şartları aşağıdaki sayfada okuyup kabul edin. Gelişmeler burada da görünür.',
      identity:
        'Aşağıdaki sayfadaki adımları izleyin. Tamamladığınızda sayfanın altındaki düğmeye basın.',
    },
    finished: 'Tamamladım',
    checking: 'Kontrol ediliyor…',
    notYet:
      'Bankacılık iş ortağı bunu henüz onaylamadı. Sormaya devam ediyoruz; bu sayfa kendiliğinden ilerler.',
    openAgain: 'Sayfayı yeniden aç',
    currency: 'Para birimi',
    route: '{chain} ağında {token} olarak {wallet} cüzdanınıza ulaşır.',
    fields: {
      account_holder_name: 'Hesap sahibi',
      account_number: 'Hesap numarası',
      bank_account_number: 'Hesap numarası',
      bank_address: 'Bankanın adresi',
      bank_beneficiary_address: 'Alıcının adresi',
      bank_beneficiary_name: 'Alıcı',
      bank_name: 'Banka',
      bank_routing_number: 'Yönlendirme numarası (routing number)',
      bic: 'BIC',
      currency: 'Para birimi',
      iban: 'IBAN',
      payment_rail: 'Ana transfer türü',
      payment_rails: 'Transfer türleri',
      sort_code: 'Şube kodu (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Evet',
    no: 'Hayır',
    copy: 'Kopyala: {field}',
    copied: 'Kopyalandı: {field}.',
    copyByHand: 'Seçildi: {field}. Herhangi bir metin gibi kopyalayın.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Para yatırın',
        text: 'Nereden geleceğini seçin.',
      },
      page: {
        title: 'Para yatırmayı tamamlayın',
        text: 'Aşağıdaki sayfadaki adımları izleyin. Yatırdığınız tutar sonra kendiliğinden ulaşır; ne zaman ulaştığı bu sayfaya bildirilmez.',
      },
    },
    from: 'Yatırma kaynağı',
    ways: {
      crypto: { name: 'Kripto', text: 'Cüzdan veya borsa hesabı' },
      'cash-app': { name: 'Cash App', text: 'ABD doları' },
    },
    onlyWay: {
      crypto: 'Bir cüzdandan veya borsa hesabından kripto gönderin.',
      'cash-app': 'Cash App ile ABD doları gönderin.',
    },
    amount: 'Tutar',
    tooLittle: 'Cash App ile en az {amount} yatırılabilir.',
    continue: 'Devam et',
    continueWith: '{amount} ile devam et',
    preparing: 'Para yatırma hazırlanıyor…',
    next: 'Sırada: parayı yatıracağınız güvenli bir sayfa.',
    failed: 'Para yatırma işleminiz hazırlanamadı. Hiçbir tutar yatırılmadı. Tekrar deneyin.',
    pageTitle: 'Güvenli para yatırma sayfası',
    inTab:
      'Sayfa başka bir sekmede açık. Yatırdığınız tutar kendiliğinden ulaşır; ne zaman ulaştığı bu sayfaya bildirilmez.',
    startOver: 'Baştan başla',
  },
}
