import type { Messages } from './messages.ts'

/** Japanese. */
export const ja: Messages = {
  language: 'ja',
  shared: {
    tryAgain: 'もう一度試す',
    trouble: '接続が途切れています。引き続き確認しています。',
    support: '{name}のサポートに問い合わせる',
    connect: { title: 'ウォレットを接続', text: '続けるにはウォレットを接続してください。' },
    errors: {
      rate_limited: 'リクエストが集中しています。{time}待ってから、もう一度お試しください。',
      rate_limited_vaguely: 'リクエストが集中しています。少し待ってから、もう一度お試しください。',
      order_not_found:
        '以前のご注文が見つからないため、追跡を終了しました。すでにお支払い済みの場合は、再度お支払いになる前にショップへお問い合わせください。',
      validation_error:
        '入力内容が受け付けられませんでした。ご確認のうえ、もう一度お試しください。',
      network_error: 'オフラインのようです。接続を確認して、もう一度お試しください。',
      setup: '設定に誤りがあります。ショップの方へ：',
      other: '処理できませんでした。しばらくしてから、もう一度お試しください。',
    },
    hosted: {
      loading: 'ページを読み込んでいます…',
      slow: 'ページの読み込みが遅いか、このブラウザで表示が妨げられています。新しいタブで開いてください。',
      newTab: '新しいタブで開く',
      inTab: 'ページは別のタブで開いています。進み具合はこのページにも表示されます。',
      noTab: 'タブが開かなかった場合は、ここで続けられます。',
      blocked: 'ここではページを表示できません。新しいタブで開いてください。',
      showHere: 'もう一度ここに表示',
      elsewhere: '安全なページで手続きを行い、その後この画面に戻ってください。',
      goTo: '安全なページに移動',
    },
  },
  amount: {
    empty: '金額を入力してください。',
    not_a_number: '金額は{example}のように数字で入力してください。',
    too_precise: { other: '金額は小数点以下{count}桁以内で入力してください。' },
    too_large: '金額が大きすぎます。',
    too_long: '金額の文字数が多すぎます。',
    zero: 'ゼロより大きい金額を入力してください。',
  },
  country: {
    label: '国・地域',
    found: { other: '{count}件の国・地域' },
    none: '該当する国・地域がありません。',
  },
  checkout: {
    youPay: 'お支払い額',
    youPayAbout: 'お支払い額（概算）',
    youGet: '受取額',
    youGetAbout: '受取額（概算）',
    enterGet: '代わりに受取額を入力',
    enterPay: '代わりにお支払い額を入力',
    payWith: 'お支払い方法',
    methods: {
      card: 'デビットカード・クレジットカード',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'この国・地域では、この端末で利用できるお支払い方法がありません。別の国・地域を選択してください。',
    fees: {
      processing: '処理手数料',
      network: 'ネットワーク手数料',
    },
    otherFee: '手数料',
    total: '合計',
    rate: 'レート',
    priceUntil: 'この価格は{time}まで有効です。',
    priceOver: 'この価格は有効期限が切れました。新しい価格はお支払いページに表示されます。',
    priceLater: '価格は、お支払い前にお支払いページで確認できます。',
    noPrice: '価格はまだありません。',
    minimum: '最低金額は{amount}です。',
    maximum: '上限金額は{amount}です。',
    continue: 'お支払いに進む',
    continueWith: '{amount}のお支払いに進む',
    continueToGet: '{amount}の購入に進む',
    opening: '購入手続きを開始しています…',
    next: '次は安全なお支払いページです。そこで確定するまで何も請求されません。',
    notAccepted: {
      country: 'この国・地域ではカードで購入できません。別の国・地域を選択してください。',
      amount: 'この金額では購入できません。金額を増やすか減らすかしてお試しください。',
      payment_method:
        'このお支払い方法は、この国・地域では利用できません。別の方法を選択してください。',
      other:
        '入力内容が受け付けられませんでした。何も購入されていません。金額、国・地域、お支払い方法を確認して、もう一度お試しください。',
    },
    wallet: 'ウォレットアドレスに誤りがあるため、購入できません。ショップの方へ：',
    pageTitle: '安全なお支払いページ',
    pageGone:
      'このご注文のお支払いページは、ここに再表示できません。お支払い済みの場合、ご注文はこのページで自動的に進みます。',
    startOver: '最初からやり直す',
    startOverAsk:
      'すでにお支払い済みですか？その場合は、このままお待ちください。最初からやり直すと、このご注文は引き継がれません。',
    startOverSure: '支払っていないのでやり直す',
    stay: 'このまま待つ',
    done: '完了',
    buyMore: '続けて購入する',
    offline:
      'オフラインのようです。何も購入されていません。接続を確認して、もう一度お試しください。',
    refused:
      '処理できませんでした。何も購入されていません。しばらくしてから、もう一度お試しください。',
    notThisTime:
      '今回は購入手続きが開始されませんでした。最初の試行の結果は、まだわかっていません。',
  },
  order: {
    steps: {
      resuming: {
        title: 'ご注文を確認しています',
        text: '少々お待ちください。このページまたは別のタブに、進行中のご注文があります。',
      },
      paying: {
        title: 'お支払いを待っています',
        text: '下のページでお支払いください。進み具合はここにも表示されます。',
      },
      settling: {
        title: 'お支払いを受領しました',
        text: '{token}を送金しています。少し時間がかかります。',
      },
      processing: {
        title: '処理を続けています',
        text: '問題が起きたわけではなく、時間がかかっているだけです。お支払いの審査に30分かかることがあります。このページを閉じて、後で戻ってくることもできます。',
        textWhilePayable:
          'お支払いはまだ行えます。すでにお支払い済みの場合も、問題は起きていません。お支払いの審査に30分かかることがあります。',
      },
      sent: {
        title: '{token}を送金しました',
        text: '{chain}上のお客様のウォレットに向かっています。',
      },
      cancelled: {
        title: 'ご注文はキャンセルされました',
        text: '{token}は送金されません。代金が引き落とされている場合は、ショップへお問い合わせください。',
      },
      unknown: {
        title: 'ご購入を確認できませんでした',
        text: '購入手続きの開始中に、明確な応答を受け取れませんでした。このページではどのカードにも請求されていません。もう一度試すか、最初からやり直すことができます。',
        textAfterReload:
          'このページまたは別のタブで購入手続きを開始している途中でしたが、その結果はわかっていません。すでにお支払い済みの場合は、再度お支払いになる前にショップへお問い合わせください。',
      },
    },
    stages: { payment: 'お支払い', sending: '送金中', sent: '送金済み' },
    checkNow: '今すぐ確認',
    paid: 'お支払い済み',
    toPay: '金額',
    paidWith: '{brand}（末尾{last}）',
    destination: '送金先',
    to: '{chain}上の{token}、宛先 {wallet}',
    order: 'ご注文',
    destinationChanged:
      'ウォレットまたはネットワークが変更されました。この注文の送付先は引き続き{chain}上の{wallet}です。',
    mismatch: {
      wallet:
        '手続きを止めてください。このご注文は、ご希望の内容と異なります。送金先のウォレットが{asked}ではなく{held}になっています。ほかの操作をする前に、ショップへお問い合わせください。',
      chain:
        '手続きを止めてください。このご注文は、ご希望の内容と異なります。{asked}ではなく{held}上で送金されます。ほかの操作をする前に、ショップへお問い合わせください。',
      token:
        '手続きを止めてください。このご注文は、ご希望の内容と異なります。{asked}ではなく{held}で払い出されます。ほかの操作をする前に、ショップへお問い合わせください。',
      amount:
        '手続きを止めてください。このご注文は、ご希望の内容と異なります。金額が{asked}ではなく{held}になっています。ほかの操作をする前に、ショップへお問い合わせください。',
      currency:
        '手続きを止めてください。このご注文は、ご希望の内容と異なります。{asked}ではなく{held}で請求されます。ほかの操作をする前に、ショップへお問い合わせください。',
    },
    reading: '現在、ご注文を読み込めません。ご注文は自動的に進みます。',
  },
  orderPage: {
    looking: { title: 'ご注文を確認しています', text: '少々お待ちください。' },
    paying: {
      title: 'お支払いを待っています',
      text: 'お支払いが届き次第、ご注文はこのページで自動的に進みます。',
    },
    missing: {
      title: 'ご注文が見つかりません',
      text: 'このウォレットには該当するご注文がありません。お使いになったリンクを確認するか、ショップへお問い合わせください。',
    },
    unreadable: {
      title: '現在、ご注文を表示できません',
      text: '失われたものはありません。ご注文はこのページがなくても進みます。',
    },
  },
  dialog: {
    title: '{token}を購入',
    close: '閉じる',
    ask: 'ご購入は完了していません。このウィンドウを閉じても手続きは止まりません。戻ってくると、その後の進み具合を確認できます。',
    leave: 'ウィンドウを閉じる',
    stay: '開いたままにする',
  },
  bank: {
    steps: {
      loading: { title: '銀行口座を確認しています', text: '少々お待ちください。' },
      register: {
        title: 'ご自身専用の銀行口座を開設',
        text: '口座に送ったお金は、自動的にウォレットに届きます。口座は提携金融機関が開設します。',
      },
      terms: {
        title: '規約への同意',
        text: '提携金融機関の規約です。同意後、本人確認を行います。',
      },
      identity: {
        title: '本人確認',
        text: 'パスポートなどの本人確認書類をご用意ください。その後、お客様の情報が審査されます。',
      },
      review: {
        title: 'お客様の情報を審査中です',
        text: 'お客様に行っていただくことはありません。進み具合はこのページに表示されます。ページを閉じて、後で戻ってくることもできます。',
      },
      rejected: {
        title: '口座を開設できません',
        text: '提携金融機関による判断です。誤りだと思われる場合は、ショップへお問い合わせください。',
      },
      opening: {
        title: '口座を開設しています',
        text: '承認されました。口座情報はここに自動的に表示されます。ページを閉じて、後で戻ってくることもできます。',
      },
      accounts: {
        title: 'お客様の銀行口座',
        text: 'この口座情報で銀行振込を行ってください。お金は自動的にウォレットに届きます。',
      },
    },
    wallet: 'ウォレットアドレスに誤りがあるため、口座を開設できません。ショップの方へ：',
    email: 'メールアドレス',
    emailMissing: 'メールアドレスを入力してください。',
    emailInvalid: '{example}のような形式でメールアドレスを入力してください。',
    emailTaken:
      'このメールアドレスは別のお客様が使用しています。別のメールアドレスを入力してください。',
    register: '続ける',
    registering: '登録しています…',
    registerNext: '次は提携金融機関の規約です。',
    registerOffline:
      'オフラインのようです。登録はまだ完了していません。接続を確認して、もう一度お試しください。',
    registerLost: '接続が切れ、登録はまだ行われていません。もう一度お試しください。',
    open: { terms: '規約を読む', identity: '本人確認を始める' },
    opening: 'ページを開いています…',
    pageTitle: { terms: '提携金融機関の規約', identity: '本人確認' },
    onPage: {
      terms: '下のページで内容を確認し、同意してください。進み具合はここにも表示されます。',
      identity:
        '下のページの案内に沿って進めてください。終わったら、その下のボタンを押してください。',
    },
    finished: '手続きを終えました',
    checking: '確認しています…',
    notYet:
      '提携金融機関からまだ確認が届いていません。引き続き確認しているため、このページは自動的に進みます。',
    openAgain: 'ページをもう一度開く',
    currency: '通貨',
    route: '{chain}上の{token}として、お客様のウォレット（{wallet}）に届きます。',
    fields: {
      account_holder_name: '口座名義人',
      account_number: '口座番号',
      bank_account_number: '口座番号',
      bank_address: '銀行の住所',
      bank_beneficiary_address: '受取人の住所',
      bank_beneficiary_name: '受取人',
      bank_name: '銀行',
      bank_routing_number: 'ルーティング番号（routing number）',
      bic: 'BIC',
      currency: '通貨',
      iban: 'IBAN',
      payment_rail: '主な送金方法',
      payment_rails: '送金方法',
      sort_code: 'ソートコード（sort code）',
    },
    innerField: '{outer}：{inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'はい',
    no: 'いいえ',
    copy: '{field}をコピー',
    copied: '{field}をコピーしました。',
    copyByHand: '{field}を選択しました。通常のテキストと同じようにコピーしてください。',
  },
  deposit: {
    steps: {
      choose: {
        title: '入金する',
        text: '入金元を選択してください。',
      },
      page: {
        title: '入金の手続きを完了する',
        text: '下のページの手順に沿って進めてください。その後、入金は自動的に届きます。いつ届いたかはこのページには通知されません。',
      },
    },
    from: '入金元',
    ways: {
      crypto: { name: '暗号資産', text: 'ウォレットまたは取引所の口座' },
      'cash-app': { name: 'Cash App', text: '米ドル' },
    },
    onlyWay: {
      crypto: 'ウォレットまたは取引所の口座から暗号資産を送ってください。',
      'cash-app': 'Cash Appで米ドルを送ってください。',
    },
    amount: '金額',
    tooLittle: 'Cash Appからの入金は{amount}からです。',
    continue: '続ける',
    continueWith: '{amount}の入金に進む',
    preparing: '入金の準備をしています…',
    next: '次は入金を行う安全なページです。',
    failed: '入金の準備ができませんでした。何も入金されていません。もう一度お試しください。',
    pageTitle: '安全な入金ページ',
    inTab:
      'ページは別のタブで開いています。入金は自動的に届きます。いつ届いたかはこのページには通知されません。',
    startOver: '最初からやり直す',
  },
}
