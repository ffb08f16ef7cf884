import type { Messages } from './messages.ts'

/** Turkish. */
export const tr: Messages = {
  language: 'tr',
  shared: {
    tryAgain: 'Tekrar dene',
    checkNow: 'Durumu kontrol et',
    reading: 'Sipariş durumu şu anda yüklenemiyor. Siparişiniz bundan etkilenmez.',
    notLoaded:
      'Durum şu anda yüklenemiyor. Ödemeyi yaptıysanız tekrar ödeme yapmayın. Önce durumu kontrol edin.',
    trouble: 'Güncellemeler alınamıyor. Otomatik olarak yeniden deneniyor…',
    support: '{name} destek ekibiyle iletişime geç',
    to: '{chain} ağında {token} · {wallet}',
    copy: 'Kopyala: {field}',
    copied: '{field} kopyalandı',
    copyByHand: '{field} seçildi. Elle kopyalayın.',
    connect: { title: 'Cüzdan bağla', text: 'Devam etmek için cüzdanınızı bağlayın.' },
    errors: {
      rate_limited: 'Çok fazla deneme yapıldı. {time} sonra tekrar deneyin.',
      rate_limited_vaguely: 'Çok fazla deneme yapıldı. Biraz bekleyip tekrar deneyin.',
      rate_limited_over: 'Şimdi tekrar deneyebilirsiniz.',
      validation_error: 'Bazı bilgiler kabul edilmedi. Kontrol edip tekrar deneyin.',
      network_error: 'Çevrimdışı görünüyorsunuz. Bağlantınızı kontrol edip tekrar deneyin.',
      setup: 'Bu hizmet şu anda kullanılamıyor. Site sahibi için bilgi:',
      other: 'Bir sorun oluştu. Lütfen tekrar deneyin.',
    },
    newTab: 'Yeni sekmede aç',
    elsewhere: 'Güvenli sayfada devam edin, sonra buraya dönün.',
  },
  hosted: {
    loading: 'Güvenli sayfa yükleniyor…',
    slow: 'Sayfa yavaş yükleniyor veya tarayıcınız tarafından engelleniyor. Yeni sekmede açmayı deneyin.',
    inTab: 'Diğer sekmede devam edin. Bu sayfa otomatik olarak güncellenir.',
    noTab: 'Yeni sekme açılmadıysa buradan devam edebilirsiniz.',
    blocked: 'Sayfa burada gösterilemiyor. Yeni sekmede açın.',
    showHere: 'Yeniden burada göster',
    goTo: 'Güvenli sayfaya git',
  },
  amount: {
    empty: 'Bir tutar girin.',
    not_a_number: 'Geçerli bir tutar girin, örneğin {example}.',
    other_currency: 'Tutarı {unit} cinsinden girin.',
    too_precise: {
      one: 'En fazla {count} ondalık basamak kullanın.',
      other: 'En fazla {count} ondalık basamak kullanın.',
    },
    too_large: 'Daha düşük bir tutar girin.',
    too_long: 'Bu tutarda çok fazla karakter var.',
    zero: 'Sıfırdan büyük bir tutar girin.',
  },
  country: {
    label: 'Ülke/bölge',
    change: 'Değiştir',
    found: { one: '{count} sonuç', other: '{count} sonuç' },
    none: 'Sonuç bulunamadı.',
  },
  checkout: {
    youPay: 'Ödenecek tutar',
    youPayAbout: 'Ödenecek tutar (tahmini)',
    youGet: 'Alınacak tutar',
    youGetAbout: 'Alınacak tutar (tahmini)',
    enterGet: 'Alınacak tutarı gir',
    enterPay: 'Ödenecek tutarı gir',
    payWith: 'Ödeme yöntemi',
    methods: {
      card: 'Banka veya kredi kartı',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'Bu ülkede bu cihazda kullanılabilecek bir ödeme yöntemi yok. Başka bir ülke deneyin.',
    fees: {
      processing: 'İşlem ücreti',
      network: 'Ağ ücreti',
    },
    otherFee: 'Ücret',
    feeTotal: 'Toplam ücret',
    total: 'Toplam',
    rate: 'Kur',
    priceUntil: 'Fiyat şu saate kadar geçerli: {time}.',
    priceFor: 'Fiyat {time} daha geçerli.',
    priceOver: 'Fiyatın geçerlilik süresi doldu.',
    refreshPrice: 'Fiyatı yenile',
    priceLater: 'Fiyatı ödemeden önce ödeme sayfasında görürsünüz.',
    noAmount: 'Fiyatı görmek için bir tutar girin.',
    noPrice: 'Bu bilgiler için fiyat bulunmuyor.',
    minimum: 'En az {amount} girin.',
    maximum: 'En fazla {amount} girin.',
    payMore: 'En az {amount} ödemeniz gerekir.',
    payLess: 'En fazla {amount} ödeyebilirsiniz.',
    continue: 'Ödemeye geç',
    continueWith: '{amount} ödemek için devam et',
    continueToGet: '{amount} almak için devam et',
    continueAbout: 'Yaklaşık {amount} ödemek için devam et',
    opening: 'Ödemeniz hazırlanıyor…',
    next: 'Sonraki adım: güvenli ödeme sayfası. Orada onaylayana kadar sizden ödeme alınmaz.',
    notAccepted: {
      country: 'Bu ülkede satın alma işlemi yapılamıyor. Başka bir ülke seçin.',
      amount: 'Bu tutar desteklenmiyor. Daha yüksek veya daha düşük bir tutar girin.',
      payment_method: 'Bu ödeme yöntemi bu ülkede kullanılamıyor. Başka bir yöntem seçin.',
      other:
        'Bu bilgiler kabul edilmedi. Sizden ödeme alınmadı. Tutarı, ülkeyi ve ödeme yöntemini kontrol edip tekrar deneyin.',
    },
    wallet:
      'Bu cüzdan adresi geçerli değil, bu nedenle şu anda satın alma yapamazsınız. Site sahibi için bilgi:',
    offline:
      'Çevrimdışı görünüyorsunuz. Sizden ödeme alınmadı. Bağlantınızı kontrol edip tekrar deneyin.',
    tooMany: 'Çok fazla deneme yapıldı. Sizden ödeme alınmadı. {time} sonra tekrar deneyin.',
    tooManyVaguely:
      'Çok fazla deneme yapıldı. Sizden ödeme alınmadı. Biraz bekleyip tekrar deneyin.',
    refused: 'Bir sorun oluştu. Sizden ödeme alınmadı. Lütfen tekrar deneyin.',
  },
  purchase: {
    pageTitle: 'Güvenli ödeme sayfası',
    startOver: 'Baştan başla',
    startOverAsk:
      'Ödemeyi yaptınız mı? Bu sayfayı açık tutun. Baştan başlamak bu siparişi iptal etmez, sipariş yalnızca burada gösterilmez.',
    startOverAskUnknown:
      'Ödeme yapıp yapmadığınızdan emin değil misiniz? Baştan başlamadan önce hesabınızı kontrol edin veya destek ekibiyle iletişime geçin.',
    startOverSure: 'Ödeme yapmadım, baştan başla',
    stay: 'Bu siparişle devam et',
    buyMore: 'Yeniden satın al',
    done: 'Tamam',
    notThisTime:
      'Yeniden denendiğinde satın alma işlemi başlatılmadı. İlk denemenizde başlatılıp başlatılmadığını hâlâ bilmiyoruz.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Siparişiniz kontrol ediliyor',
        text: 'Bu sayfada veya başka bir sekmede devam eden bir siparişiniz var.',
      },
      loading: { title: 'Siparişiniz yükleniyor', text: 'Lütfen bekleyin…' },
      paying: {
        title: 'Ödemenizi tamamlayın',
        titleWithoutPage: 'Ödemeniz bekleniyor',
        textWithoutPage:
          'Ödeme sayfası yeniden açılamıyor. Ödemeyi yaptıysanız sipariş durumunuz burada otomatik olarak güncellenir. Yapmadıysanız baştan başlayın.',
        textElsewhere:
          'Bu sayfa otomatik olarak güncellenir. Ödemeyi yaptıysanız tekrar ödeme yapmayın. Ödemeniz inceleniyor olabilir ve bu yaklaşık 30 dakika sürebilir.',
        textElsewhereStopped:
          'Ödemeyi yaptıysanız tekrar ödeme yapmayın. Ödemeniz inceleniyor olabilir ve bu yaklaşık 30 dakika sürebilir.',
        text: 'Güvenli sayfada ödeyin. Sipariş durumunuz otomatik olarak güncellenir.',
        summary: '{chain} ağında yaklaşık {received} için {paid}',
      },
      settling: {
        title: 'Ödeme alındı',
        text: '{token} gönderiliyor. Bu işlem genellikle kısa sürer.',
        textUnknown:
          'Siparişinizin güncel durumu gösterilemiyor. Sorularınız varsa destek ekibiyle iletişime geçin.',
      },
      processing: {
        title: 'Her zamankinden uzun sürüyor',
        text: 'Bazı ödemeler incelemeye alınır. Bu işlem yaklaşık 30 dakika sürebilir. Bu sayfayı kapatıp daha sonra tekrar bakabilirsiniz.',
        textWhilePayable:
          'Ödemeyi hâlâ yapabilirsiniz. Yaptıysanız ödemeniz inceleniyor olabilir ve bu yaklaşık 30 dakika sürebilir.',
        textWithoutPage:
          'Ödeme sayfası yeniden açılamıyor. Ödemeyi yaptıysanız ödemeniz inceleniyor olabilir ve bu yaklaşık 30 dakika sürebilir. Yapmadıysanız baştan başlayın.',
        textWhileSending:
          'Ödemenizi aldık ancak {token} gönderimi her zamankinden uzun sürüyor. Bu sayfayı kapatıp daha sonra tekrar bakabilirsiniz.',
      },
      sent: {
        title: '{token} gönderildi',
        titleAbout: 'Yaklaşık {amount} gönderildi',
        text: '{chain} ağındaki cüzdanınıza gönderildi. Cüzdanınızda görünmesi birkaç dakika sürebilir.',
      },
      cancelled: {
        title: 'Sipariş iptal edildi',
        text: '{token} gönderilmeyecek. Sizden ödeme alındıysa destek ekibiyle iletişime geçin.',
        textWhenPaid:
          'Ödemenizi aldık ancak {token} gönderilmeyecek. İade konusunda destek ekibiyle iletişime geçin.',
      },
      unknown: {
        title: 'Satın alma işleminizin başlayıp başlamadığını bilmiyoruz',
        text: 'Ödeme sayfası açılmadı, bu nedenle sizden ödeme alınmadı. Tekrar deneyin veya baştan başlayın.',
        textAfterReload:
          'Burada veya başka bir sekmede bir satın alma işlemi başlatıldı ancak bunu doğrulayamadık. Ödemesini yaptıysanız yeniden ödeme yapmadan önce destek ekibiyle iletişime geçin.',
      },
      notShown: { title: 'Ödeme sayfası gösterilemiyor', text: 'Sizden ödeme alınmadı.' },
      missing: {
        title: 'Sipariş bulunamadı',
        text: 'Siparişinizi bulamadık. Ödemeyi yaptıysanız yeniden ödeme yapmadan önce destek ekibiyle iletişime geçin.',
        textElsewhere:
          'Bağlı cüzdan için böyle bir sipariş bulamadık. Açtığınız bağlantıyı ve cüzdanı kontrol edin veya destek ekibiyle iletişime geçin.',
      },
      unreadable: {
        title: 'Siparişiniz şu anda gösterilemiyor',
        text: 'Siparişiniz bundan etkilenmez. Lütfen birazdan tekrar deneyin.',
      },
    },
    setup:
      'Sipariş durumu şu anda yüklenemiyor. Siparişiniz bundan etkilenmez. Site sahibi için bilgi:',
    stages: { payment: 'Ödeme', sending: 'Transfer', sent: 'Tamamlandı' },
    paid: 'Ödenen tutar',
    toPay: 'Tutar',
    paidWith: '{last} ile biten {brand}',
    destination: 'Alıcı cüzdan',
    date: 'Tarih',
    order: 'Sipariş no',
    destinationChanged:
      'Bu sayfadaki hedef değişti. Bu sipariş yine de {chain} ağında {wallet} adresine gidecek.',
    mismatch: {
      title: 'Durun: Bu sipariş talebinizle eşleşmiyor',
      text: 'Bu sipariş için ödeme yapmayın. Ödemeyi yaptıysanız hemen destek ekibiyle iletişime geçin.',
      textWhenPaid: 'Ödemenizi aldık. Hemen destek ekibiyle iletişime geçin.',
      requested: 'Talebiniz',
      actual: 'Bu sipariş',
      fields: {
        wallet: 'Cüzdan',
        chain: 'Ağ',
        token: 'Token',
        amount: 'Tutar',
        currency: 'Para birimi',
      },
    },
  },
  dialog: {
    title: '{token} satın al',
    close: 'Kapat',
    ask: 'Satın alma işleminiz tamamlanmadı. Bu pencereyi kapatmak işlemi iptal etmez. Durumu görmek için pencereyi yeniden açın.',
    leave: 'Pencereyi kapat',
    stay: 'Açık tut',
  },
  bank: {
    steps: {
      loading: { title: 'Hesaplarınız yükleniyor', text: 'Lütfen bekleyin…' },
      register: {
        title: 'Banka hesaplarınızı açın',
        text: 'Bu hesaplara gönderdiğiniz para otomatik olarak bir stablecoin’e dönüştürülür ve cüzdanınıza gönderilir. Hesapları bankacılık iş ortağımız sağlar.',
      },
      terms: {
        title: 'Şartları inceleyip kabul edin',
        text: 'Bu şartlar bankacılık iş ortağımıza aittir. Ardından kimliğinizi doğrulayacaksınız.',
      },
      identity: {
        title: 'Kimliğinizi doğrulayın',
        text: 'Pasaportunuzu veya başka bir kimlik belgenizi yanınızda bulundurun. Ardından bilgileriniz incelenecek.',
      },
      review: {
        title: 'Bilgileriniz inceleniyor',
        text: 'Yapmanız gereken bir şey yok. Bu sayfa otomatik olarak güncellenir. Sayfayı kapatıp sonra geri dönebilirsiniz.',
      },
      unknown: {
        title: 'Başvurunuzun durumu gösterilemiyor',
        text: 'Bu sayfa otomatik olarak güncellenir. Sorularınız varsa destek ekibiyle iletişime geçin.',
      },
      rejected: {
        title: 'Sizin için hesap açamadık',
        text: 'Bankacılık iş ortağımız başvurunuzu onaylamadı. Bir yanlışlık olduğunu düşünüyorsanız destek ekibiyle iletişime geçin.',
      },
      opening: {
        title: 'Hesaplarınız açılıyor',
        text: 'Başvurunuz onaylandı. Hesap bilgileriniz burada otomatik olarak görünecek. Bu sayfayı kapatıp sonra geri dönebilirsiniz.',
      },
      accounts: {
        title: 'Banka hesaplarınız',
        text: 'Bu bilgilerle banka transferi yapın. Para ulaştığında otomatik olarak dönüştürülür ve cüzdanınıza gönderilir.',
      },
    },
    stages: { details: 'Bilgiler', verification: 'Doğrulama', accounts: 'Hesaplar' },
    wallet: 'Bu cüzdan adresi geçerli değil, bu nedenle hesap açılamıyor. Site sahibi için bilgi:',
    loadFailed: 'Hesaplarınız yüklenemedi. Lütfen tekrar deneyin.',
    email: 'E-posta adresi',
    emailMissing: 'E-posta adresinizi girin.',
    emailInvalid: 'Geçerli bir e-posta adresi girin, örneğin {example}.',
    emailTaken: 'Bu e-posta adresi zaten kullanılıyor. Başka bir adres girin.',
    register: 'Devam et',
    registering: 'Kaydınız yapılıyor…',
    registerNext: 'Sonraki adım: bankacılık iş ortağımızın şartları.',
    registerOffline:
      'Çevrimdışı görünüyorsunuz, bu nedenle kaydınızı yapamadık. Bağlantınızı kontrol edip tekrar deneyin.',
    registerLost: 'Kaydınızı yapamadık. Lütfen tekrar deneyin.',
    open: { terms: 'Şartları incele', identity: 'Doğrulamayı başlat' },
    opening: 'Sayfa açılıyor…',
    pageTitle: { terms: 'Bankacılık iş ortağının şartları', identity: 'Kimlik doğrulama' },
    onPage: {
      terms: 'Aşağıdaki şartları okuyup kabul edin. Bu sayfa otomatik olarak güncellenir.',
      identity:
        'Aşağıdaki adımları izleyin. Bitirdiğinizde sayfanın altındaki “Tamamladım” düğmesine basın.',
    },
    finished: 'Tamamladım',
    checking: 'Kontrol ediliyor…',
    notYet:
      'Bankacılık iş ortağımız bu adımı henüz teyit etmedi. Teyit ettiğinde bu sayfa otomatik olarak güncellenir.',
    openAgain: 'Sayfayı yeniden aç',
    currency: 'Para birimi',
    route: '{wallet} cüzdanınıza {chain} ağında {token} ulaşacak.',
    copyAll: 'Tümünü kopyala',
    details: 'Hesap bilgileri',
    fields: {
      account_holder_name: 'Hesap sahibi',
      account_number: 'Hesap numarası',
      bank_account_number: 'Hesap numarası',
      bank_address: 'Banka adresi',
      bank_beneficiary_address: 'Alıcı adresi',
      bank_beneficiary_name: 'Alıcı adı',
      bank_name: 'Banka adı',
      bank_routing_number: 'Yönlendirme numarası (routing number)',
      bic: 'BIC',
      currency: 'Para birimi',
      iban: 'IBAN',
      payment_rail: 'Tercih edilen transfer türü',
      payment_rails: 'Kabul edilen transfer türleri',
      sort_code: 'Şube kodu (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Banka havalesi (wire)',
    },
    yes: 'Evet',
    no: 'Hayır',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Para yatırın',
        text: 'Nasıl para yatırmak istediğinizi seçin.',
      },
      page: {
        title: 'Para yatırma işleminizi tamamlayın',
        text: 'Aşağıdaki adımları izleyin. Gönderdikten sonra yatırdığınız tutar otomatik olarak cüzdanınıza aktarılır. Durumu burada gösterilmez.',
      },
    },
    from: 'Para yatırma yöntemi',
    ways: {
      crypto: { name: 'Kripto', text: 'Cüzdandan veya borsadan' },
      'cash-app': { name: 'Cash App', text: 'ABD doları' },
    },
    onlyWay: {
      crypto: 'Bir cüzdandan veya borsadan kripto gönderin.',
      'cash-app': 'Cash App ile ABD doları gönderin.',
    },
    amount: 'Tutar',
    tooLittle: 'Cash App ile en az {amount} yatırılabilir.',
    continue: 'Devam et',
    continueWith: '{amount} yatırmak için devam et',
    preparing: 'Para yatırma işleminiz hazırlanıyor…',
    next: 'Sonraki adım: işlemi güvenli para yatırma sayfasında tamamlayın.',
    failed: 'Para yatırma işleminizi başlatamadık. Para aktarılmadı. Lütfen tekrar deneyin.',
    pageTitle: 'Güvenli para yatırma sayfası',
    inTab:
      'Diğer sekmede devam edin. Gönderdikten sonra yatırdığınız tutar otomatik olarak cüzdanınıza aktarılır. Durumu burada gösterilmez.',
    startOver: 'Baştan başla',
  },
}
