import type { Messages } from './messages.ts'

/** Japanese. */
export const ja: Messages = {
  language: 'ja',
  shared: {
    tryAgain: 'もう一度試す',
    checkNow: '状況を確認',
    reading: '現在、注文状況を読み込めません。ご注文の処理には影響ありません。',
    notLoaded:
      '現在、注文状況を読み込めません。すでにお支払い済みの場合は、再度お支払いにならず、まず状況を確認してください。',
    trouble: '最新の状況を取得できません。自動的に再試行しています…',
    support: '{name}のサポートに問い合わせる',
    to: '{token}（{chain}）· {wallet}',
    copy: '{field}をコピー',
    copied: '{field}をコピーしました',
    copyByHand: '{field}を選択しました。手動でコピーしてください。',
    connect: { title: 'ウォレットを接続', text: '続けるにはウォレットを接続してください。' },
    errors: {
      rate_limited: '試行回数が多すぎます。{time}後にもう一度お試しください。',
      rate_limited_vaguely: '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
      rate_limited_over: 'もう一度お試しいただけます。',
      validation_error:
        '入力内容の一部が受け付けられませんでした。ご確認のうえ、もう一度お試しください。',
      network_error:
        'インターネットに接続されていないようです。接続を確認して、もう一度お試しください。',
      setup: '現在ご利用いただけません。サイト運営者の方へ：',
      other: '問題が発生しました。もう一度お試しください。',
    },
    newTab: '新しいタブで開く',
    elsewhere: '保護されたページで手続きを行い、その後この画面に戻ってください。',
  },
  hosted: {
    loading: '保護されたページを読み込んでいます…',
    slow: 'ページの読み込みに時間がかかっているか、ブラウザでブロックされています。新しいタブで開いてみてください。',
    inTab: '別のタブで続けてください。このページは自動的に更新されます。',
    noTab: 'タブが開かなかった場合は、ここで続けられます。',
    blocked: 'ここではページを表示できません。新しいタブで開いてください。',
    showHere: 'もう一度ここに表示',
    goTo: '保護されたページに移動',
  },
  amount: {
    empty: '金額を入力してください。',
    not_a_number: '有効な金額を入力してください（例：{example}）。',
    other_currency: '{unit}で金額を入力してください。',
    too_precise: { other: '小数点以下は{count}桁以内で入力してください。' },
    too_large: '金額が大きすぎます。金額を減らしてください。',
    too_long: '金額の文字数が多すぎます。',
    zero: '0より大きい金額を入力してください。',
  },
  country: {
    label: '国・地域',
    change: '変更',
    found: { other: '{count}件の結果' },
    none: '該当する国・地域がありません。',
  },
  checkout: {
    youPay: 'お支払い額',
    youPayAbout: 'お支払い額（概算）',
    youGet: 'お受取額',
    youGetAbout: 'お受取額（概算）',
    enterGet: 'お受取額を入力',
    enterPay: 'お支払い額を入力',
    payWith: 'お支払い方法',
    methods: {
      card: 'デビットカード・クレジットカード',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'この国・地域では、この端末で利用できるお支払い方法がありません。別の国・地域をお試しください。',
    fees: {
      processing: '処理手数料',
      network: 'ネットワーク手数料',
    },
    otherFee: '手数料',
    feeTotal: '手数料合計',
    total: '合計',
    rate: '交換レート',
    priceUntil: 'この見積もりは{time}まで有効です。',
    priceFor: '見積もりの有効期限まであと{time}です。',
    priceOver: 'この見積もりは期限切れです。',
    refreshPrice: '見積もりを更新',
    priceLater: '価格は、お支払い前にお支払いページで確認できます。',
    noAmount: '金額を入力すると価格が表示されます。',
    noPrice: 'この内容では価格を表示できません。',
    minimum: '{amount}以上の金額を入力してください。',
    maximum: '{amount}以下の金額を入力してください。',
    payMore: 'お支払い額を{amount}以上にしてください。',
    payLess: 'お支払い額を{amount}以下にしてください。',
    continue: 'お支払いに進む',
    continueWith: '{amount}のお支払いに進む',
    continueToGet: '{amount}の購入に進む',
    continueAbout: '約{amount}のお支払いに進む',
    opening: 'お支払いの準備をしています…',
    next: '次のお支払いページでお支払いを確定するまで、請求は発生しません。',
    notAccepted: {
      country: 'この国・地域では購入できません。別の国・地域を選択してください。',
      amount: 'この金額はご利用いただけません。金額を増やすか、減らしてください。',
      payment_method:
        'このお支払い方法は、この国・地域では利用できません。別の方法を選択してください。',
      other:
        '入力内容が受け付けられませんでした。請求は発生していません。金額、国・地域、お支払い方法を確認して、もう一度お試しください。',
    },
    wallet: 'ウォレットアドレスが無効なため、現在購入できません。サイト運営者の方へ：',
    offline:
      'インターネットに接続されていないようです。請求は発生していません。接続を確認して、もう一度お試しください。',
    tooMany: '試行回数が多すぎます。請求は発生していません。{time}後にもう一度お試しください。',
    tooManyVaguely:
      '試行回数が多すぎます。請求は発生していません。少し待ってから、もう一度お試しください。',
    refused: '処理できませんでした。請求は発生していません。もう一度お試しください。',
  },
  purchase: {
    pageTitle: 'お支払いページ',
    startOver: '最初からやり直す',
    startOverAsk:
      'お支払い済みの場合は、このページを閉じずにお待ちください。最初からやり直しても、このご注文はキャンセルされず、ここに表示されなくなるだけです。',
    startOverAskUnknown:
      'お支払いが完了しているか不明な場合は、やり直す前にご利用明細を確認するか、サポートへお問い合わせください。',
    startOverSure: 'まだ支払っていないので、やり直す',
    stay: 'この注文を続ける',
    buyMore: '続けて購入する',
    done: '完了',
    notThisTime:
      '再度の試行では購入手続きは開始されませんでした。最初の試行で開始されたかどうかは、まだ確認できていません。',
  },
  order: {
    steps: {
      resuming: {
        title: 'ご注文を確認しています',
        text: 'このページまたは別のタブで進行中のご注文があります。',
      },
      loading: { title: 'ご注文を読み込んでいます', text: '少々お待ちください…' },
      paying: {
        title: 'お支払いを完了してください',
        titleWithoutPage: 'お支払いの確認待ちです',
        textWithoutPage:
          'お支払いページは再表示できません。すでにお支払い済みの場合、注文状況はここで自動的に更新されます。まだの場合は、最初からやり直してください。',
        textElsewhere:
          'このページは自動的に更新されます。すでにお支払い済みの場合は、再度お支払いにならないでください。審査中の可能性があり、30分ほどかかることがあります。',
        textElsewhereStopped:
          'すでにお支払い済みの場合は、再度お支払いにならないでください。審査中の可能性があり、30分ほどかかることがあります。',
        text: '保護されたページでお支払いください。注文状況は自動的に更新されます。',
        summary: '{paid}で約{received}（{chain}）を購入',
      },
      settling: {
        title: 'お支払いを確認しました',
        text: '{token}を送金しています。通常はまもなく完了します。',
        textUnknown:
          'ご注文の現在の状況を表示できません。ご不明な点は、サポートへお問い合わせください。',
      },
      processing: {
        title: '通常より時間がかかっています',
        text: 'お支払いが審査されることがあり、30分ほどかかる場合があります。このページを閉じて、後で確認することもできます。',
        textWhilePayable:
          'お支払いはまだ可能です。すでにお支払い済みの場合は、審査中の可能性があります。審査には30分ほどかかることがあります。',
        textWithoutPage:
          'お支払いページは再表示できません。すでにお支払い済みの場合は、審査中の可能性があり、30分ほどかかることがあります。まだの場合は、最初からやり直してください。',
        textWhileSending:
          'お支払いは確認済みですが、{token}の送金に通常より時間がかかっています。このページを閉じて、後で確認することもできます。',
      },
      sent: {
        title: '{token}を送金しました',
        titleAbout: '約{amount}を送金しました',
        text: '{chain}上のウォレットに反映されるまで、数分かかることがあります。',
      },
      cancelled: {
        title: 'ご注文はキャンセルされました',
        text: '{token}は送金されません。請求が発生している場合は、サポートへお問い合わせください。',
        textWhenPaid:
          'お支払いは確認済みですが、{token}は送金されません。返金については、サポートへお問い合わせください。',
      },
      unknown: {
        title: '購入手続きが開始されたか確認できません',
        text: 'お支払いページは開かれていないため、請求は発生していません。もう一度試すか、最初からやり直してください。',
        textAfterReload:
          'このページまたは別のタブで購入手続きが開始されましたが、結果を確認できませんでした。すでにお支払い済みの場合は、再度お支払いになる前にサポートへお問い合わせください。',
      },
      notShown: { title: 'お支払いページを表示できません', text: '請求は発生していません。' },
      missing: {
        title: 'ご注文が見つかりません',
        text: 'ご注文が見つかりませんでした。すでにお支払い済みの場合は、再度お支払いになる前にサポートへお問い合わせください。',
        textElsewhere:
          '接続中のウォレットに該当するご注文が見つかりませんでした。リンクとウォレットを確認するか、サポートへお問い合わせください。',
      },
      unreadable: {
        title: '現在、ご注文を表示できません',
        text: 'ご注文の処理には影響ありません。しばらくしてから、もう一度お試しください。',
      },
    },
    setup: '現在、注文状況を読み込めません。ご注文の処理には影響ありません。サイト運営者の方へ：',
    stages: { payment: 'お支払い', sending: '送金', sent: '完了' },
    paid: 'お支払い額',
    toPay: '金額',
    paidWith: '{brand}（下4桁 {last}）',
    destination: '受取ウォレット',
    date: '日付',
    order: '注文番号',
    destinationChanged:
      'このページの受取先が変更されました。このご注文の送金先は、引き続き{chain}上の{wallet}です。',
    mismatch: {
      title: '注意：ご注文の内容がご指定と異なります',
      text: 'このご注文のお支払いは行わないでください。すでにお支払い済みの場合は、すぐにサポートへお問い合わせください。',
      textWhenPaid: 'お支払いは確認済みです。すぐにサポートへお問い合わせください。',
      requested: 'ご指定の内容',
      actual: 'このご注文',
      fields: {
        wallet: 'ウォレット',
        chain: 'ネットワーク',
        token: 'トークン',
        amount: '金額',
        currency: '通貨',
      },
    },
  },
  dialog: {
    title: '{token}を購入',
    close: '閉じる',
    ask: 'ご購入は完了していません。この画面を閉じても購入はキャンセルされません。再度開くと状況を確認できます。',
    leave: 'この画面を閉じる',
    stay: '開いたままにする',
  },
  bank: {
    steps: {
      loading: { title: '口座を読み込んでいます', text: '少々お待ちください…' },
      register: {
        title: '銀行口座の開設',
        text: 'これらの口座に振り込まれた資金は、自動的にステーブルコインに交換され、ウォレットに送られます。口座は提携金融機関が提供します。',
      },
      terms: {
        title: '規約の確認と同意',
        text: '提携金融機関の規約です。次に、本人確認を行います。',
      },
      identity: {
        title: '本人確認',
        text: 'パスポートなどの本人確認書類をご用意ください。次に、お客様の情報が審査されます。',
      },
      review: {
        title: 'お客様の情報を審査中です',
        text: 'お手続きは必要ありません。このページは自動的に更新されます。閉じて、後で確認することもできます。',
      },
      unknown: {
        title: 'お申し込みの状況を表示できません',
        text: 'このページは自動的に更新されます。ご不明な点は、サポートへお問い合わせください。',
      },
      rejected: {
        title: '口座を開設できませんでした',
        text: '提携金融機関でお申し込みが承認されませんでした。誤りだと思われる場合は、サポートへお問い合わせください。',
      },
      opening: {
        title: '口座を開設しています',
        text: '承認されました。口座情報はここに自動的に表示されます。このページを閉じて、後で確認することもできます。',
      },
      accounts: {
        title: 'お客様の銀行口座',
        text: 'この口座情報で銀行振込を行ってください。着金後、資金は自動的に交換され、ウォレットに送られます。',
      },
    },
    stages: { details: '登録', verification: '本人確認', accounts: '口座' },
    wallet: 'ウォレットアドレスが無効なため、口座を開設できません。サイト運営者の方へ：',
    loadFailed: '口座を読み込めませんでした。もう一度お試しください。',
    email: 'メールアドレス',
    emailMissing: 'メールアドレスを入力してください。',
    emailInvalid: '有効なメールアドレスを入力してください（例：{example}）。',
    emailTaken: 'このメールアドレスはすでに使用されています。別のメールアドレスをご使用ください。',
    register: '続ける',
    registering: '登録しています…',
    registerNext: '次は提携金融機関の規約です。',
    registerOffline:
      'インターネットに接続されていないため、登録できませんでした。接続を確認して、もう一度お試しください。',
    registerLost: '登録できませんでした。もう一度お試しください。',
    open: { terms: '規約を確認する', identity: '本人確認を始める' },
    opening: 'ページを開いています…',
    pageTitle: { terms: '提携金融機関の規約', identity: '本人確認' },
    onPage: {
      terms: '下の規約を読み、同意してください。このページは自動的に更新されます。',
      identity:
        '下の手順に沿って進めてください。終わったら、ページの下の「完了しました」を押してください。',
    },
    finished: '完了しました',
    checking: '確認しています…',
    notYet:
      '提携金融機関での確認がまだ完了していません。完了すると、このページは自動的に更新されます。',
    openAgain: 'ページを再度開く',
    currency: '通貨',
    route: '{chain}上の{token}が、ウォレット（{wallet}）に届きます。',
    copyAll: 'すべてコピー',
    details: '口座情報',
    fields: {
      account_holder_name: '口座名義人',
      account_number: '口座番号',
      bank_account_number: '口座番号',
      bank_address: '銀行の住所',
      bank_beneficiary_address: '受取人の住所',
      bank_beneficiary_name: '受取人名',
      bank_name: '銀行名',
      bank_routing_number: 'ルーティング番号',
      bic: 'BIC',
      currency: '通貨',
      iban: 'IBAN',
      payment_rail: '推奨される送金方法',
      payment_rails: '利用できる送金方法',
      sort_code: 'ソートコード',
    },
    innerField: '{outer}：{inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: '電信送金（Wire）',
    },
    yes: 'はい',
    no: 'いいえ',
  },
  deposit: {
    steps: {
      choose: {
        title: '入金する',
        text: '入金方法を選択してください。',
      },
      page: {
        title: '入金を完了してください',
        text: '下の手順に沿って進めてください。資金を送ると、入金は自動的にウォレットへ送られます。状況はここには表示されません。',
      },
    },
    from: '入金方法',
    ways: {
      crypto: { name: '暗号資産', text: 'ウォレットまたは取引所から' },
      'cash-app': { name: 'Cash App', text: '米ドル' },
    },
    onlyWay: {
      crypto: 'ウォレットまたは取引所から暗号資産を送ってください。',
      'cash-app': 'Cash Appで米ドルを送ってください。',
    },
    amount: '金額',
    tooLittle: 'Cash Appの最低入金額は{amount}です。',
    continue: '続ける',
    continueWith: '{amount}の入金に進む',
    preparing: '入金の準備をしています…',
    next: '次は、保護されたページで入金を完了します。',
    failed: '入金を開始できませんでした。資金は移動していません。もう一度お試しください。',
    pageTitle: '入金ページ',
    inTab:
      '別のタブで続けてください。資金を送ると、入金は自動的にウォレットへ送られます。状況はここには表示されません。',
    startOver: '最初からやり直す',
  },
}
