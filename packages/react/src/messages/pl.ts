import type { Messages } from './messages.ts'

/** Polish. */
export const pl: Messages = {
  language: 'pl',
  shared: {
    tryAgain: 'Spróbuj ponownie',
    checkNow: 'Sprawdź status',
    reading: 'Nie można teraz wczytać statusu. Nie wpływa to na Twoje zamówienie.',
    notLoaded:
      'Nie można teraz wczytać statusu. Jeśli płatność jest już wykonana, nie płać ponownie. Najpierw sprawdź status.',
    trouble: 'Mamy problem z pobraniem aktualnych danych. Ponawiamy próby automatycznie…',
    support: 'Skontaktuj się z obsługą klienta {name}',
    to: '{token} w sieci {chain} · {wallet}',
    copy: 'Kopiuj: {field}',
    copied: 'Skopiowano: {field}',
    copyByHand: 'Zaznaczono: {field}. Skopiuj ręcznie.',
    connect: { title: 'Połącz portfel', text: 'Połącz swój portfel, aby kontynuować.' },
    errors: {
      rate_limited: 'Zbyt wiele prób. Czas do ponownej próby: {time}.',
      rate_limited_vaguely: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
      rate_limited_over: 'Możesz teraz spróbować ponownie.',
      validation_error: 'Niektóre dane nie zostały przyjęte. Sprawdź je i spróbuj ponownie.',
      network_error: 'Wygląda na to, że jesteś offline. Sprawdź połączenie i spróbuj ponownie.',
      setup: 'Usługa jest teraz niedostępna. Informacja dla właściciela strony:',
      other: 'Coś poszło nie tak. Spróbuj ponownie.',
    },
    newTab: 'Otwórz w nowej karcie',
    elsewhere: 'Kontynuuj na bezpiecznej stronie, a potem wróć tutaj.',
  },
  hosted: {
    loading: 'Wczytywanie bezpiecznej strony…',
    slow: 'Strona wczytuje się wolno lub blokuje ją przeglądarka. Spróbuj otworzyć ją w nowej karcie.',
    inTab: 'Kontynuuj w drugiej karcie. Ta strona aktualizuje się automatycznie.',
    noTab: 'Jeśli nie otworzyła się żadna karta, możesz kontynuować tutaj.',
    blocked: 'Nie można tu wyświetlić strony. Otwórz ją w nowej karcie.',
    showHere: 'Pokaż ponownie tutaj',
    goTo: 'Przejdź do bezpiecznej strony',
  },
  amount: {
    empty: 'Wpisz kwotę.',
    not_a_number: 'Wpisz prawidłową kwotę, np. {example}.',
    other_currency: 'Wpisz kwotę w walucie {unit}.',
    too_precise: {
      one: 'Wpisz najwyżej {count} cyfrę po przecinku.',
      few: 'Wpisz najwyżej {count} cyfry po przecinku.',
      many: 'Wpisz najwyżej {count} cyfr po przecinku.',
      other: 'Wpisz najwyżej {count} cyfry po przecinku.',
    },
    too_large: 'Wpisz mniejszą kwotę.',
    too_long: 'Ta kwota ma za dużo znaków.',
    zero: 'Wpisz kwotę większą niż 0.',
  },
  country: {
    label: 'Kraj lub region',
    change: 'Zmień',
    found: {
      one: '{count} wynik',
      few: '{count} wyniki',
      many: '{count} wyników',
      other: '{count} wyniku',
    },
    none: 'Brak wyników.',
  },
  checkout: {
    youPay: 'Płacisz',
    youPayAbout: 'Płacisz (szacunkowo)',
    youGet: 'Otrzymujesz',
    youGetAbout: 'Otrzymujesz (szacunkowo)',
    enterGet: 'Wpisz kwotę do otrzymania',
    enterPay: 'Wpisz kwotę do zapłaty',
    payWith: 'Metoda płatności',
    methods: {
      card: 'Karta debetowa lub kredytowa',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods:
      'W tym kraju na tym urządzeniu nie są dostępne żadne metody płatności. Wybierz inny kraj.',
    fees: {
      processing: 'Opłata transakcyjna',
      network: 'Opłata sieciowa',
    },
    otherFee: 'Opłata',
    feeTotal: 'Opłaty',
    total: 'Razem',
    rate: 'Kurs wymiany',
    priceUntil: 'Wycena ważna do {time}.',
    priceFor: 'Do końca ważności wyceny: {time}.',
    priceOver: 'Ta wycena wygasła.',
    refreshPrice: 'Odśwież wycenę',
    priceLater: 'Cenę zobaczysz na stronie płatności, zanim zapłacisz.',
    noAmount: 'Wpisz kwotę, aby zobaczyć cenę.',
    noPrice: 'Brak ceny dla tych danych.',
    minimum: 'Wpisz co najmniej {amount}.',
    maximum: 'Wpisz najwyżej {amount}.',
    payMore: 'Musisz zapłacić co najmniej {amount}.',
    payLess: 'Możesz zapłacić najwyżej {amount}.',
    continue: 'Przejdź do płatności',
    continueWith: 'Przejdź do płatności: {amount}',
    continueToGet: 'Przejdź do zakupu: {amount}',
    continueAbout: 'Przejdź do płatności: około {amount}',
    opening: 'Przygotowywanie płatności…',
    next: 'Dalej: bezpieczna strona płatności. Środki nie zostaną pobrane, dopóki nie potwierdzisz tam płatności.',
    notAccepted: {
      country: 'Zakupy nie są dostępne w tym kraju. Wybierz inny kraj.',
      amount: 'Ta kwota nie jest obsługiwana. Wpisz wyższą lub niższą kwotę.',
      payment_method: 'Ta metoda płatności nie jest dostępna w tym kraju. Wybierz inną.',
      other:
        'Te dane nie zostały przyjęte. Nie pobrano żadnych środków. Sprawdź kwotę, kraj i metodę płatności, a potem spróbuj ponownie.',
    },
    wallet:
      'Ten adres portfela jest nieprawidłowy, więc nie możesz teraz dokonać zakupu. Informacja dla właściciela strony:',
    offline:
      'Wygląda na to, że jesteś offline. Nie pobrano żadnych środków. Sprawdź połączenie i spróbuj ponownie.',
    tooMany: 'Zbyt wiele prób. Nie pobrano żadnych środków. Czas do ponownej próby: {time}.',
    tooManyVaguely:
      'Zbyt wiele prób. Nie pobrano żadnych środków. Odczekaj chwilę i spróbuj ponownie.',
    refused: 'Coś poszło nie tak. Nie pobrano żadnych środków. Spróbuj ponownie.',
  },
  purchase: {
    pageTitle: 'Bezpieczna strona płatności',
    startOver: 'Zacznij od nowa',
    startOverAsk:
      'Płatność już wykonana? Nie zamykaj tej strony. Rozpoczęcie od nowa nie anuluje zamówienia. Przestanie ono tylko być tutaj widoczne.',
    startOverAskUnknown:
      'Nie masz pewności, czy płatność przeszła? Zanim zaczniesz od nowa, sprawdź konto lub skontaktuj się z obsługą klienta.',
    startOverSure: 'Nie było płatności, zacznij od nowa',
    stay: 'Zachowaj to zamówienie',
    buyMore: 'Kup ponownie',
    done: 'Gotowe',
    notThisTime:
      'Ponowna próba nie rozpoczęła zakupu. Nadal nie wiemy, czy rozpoczęła go pierwsza.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Sprawdzamy Twoje zamówienie',
        text: 'Masz zamówienie w toku na tej stronie lub w innej karcie przeglądarki.',
      },
      loading: { title: 'Wczytujemy Twoje zamówienie', text: 'Chwileczkę…' },
      paying: {
        title: 'Dokończ płatność',
        titleWithoutPage: 'Czekamy na Twoją płatność',
        textWithoutPage:
          'Strony płatności nie można ponownie otworzyć. Płatność już wykonana? Status zamówienia aktualizuje się tutaj automatycznie. Jeśli nie, zacznij od nowa.',
        textElsewhere:
          'Ta strona aktualizuje się automatycznie. Jeśli płatność jest już wykonana, nie płać ponownie: być może jest sprawdzana, co może potrwać około 30 minut.',
        textElsewhereStopped:
          'Jeśli płatność jest już wykonana, nie płać ponownie: być może jest sprawdzana, co może potrwać około 30 minut.',
        text: 'Zapłać na bezpiecznej stronie. Status zamówienia aktualizuje się automatycznie.',
        summary: '{paid} za około {received} w sieci {chain}',
      },
      settling: {
        title: 'Otrzymaliśmy płatność',
        text: 'Wysyłamy {token}. Zwykle trwa to chwilę.',
        textUnknown:
          'Nie można wyświetlić aktualnego statusu Twojego zamówienia. W razie pytań skontaktuj się z obsługą klienta.',
      },
      processing: {
        title: 'To trwa dłużej niż zwykle',
        text: 'Płatności są czasem sprawdzane, co może potrwać około 30 minut. Możesz zamknąć tę stronę i wrócić później.',
        textWhilePayable:
          'Nadal możesz zapłacić. Jeśli płatność jest już wykonana, być może jest sprawdzana, co może potrwać około 30 minut.',
        textWithoutPage:
          'Strony płatności nie można ponownie otworzyć. Jeśli płatność jest już wykonana, być może jest sprawdzana, co może potrwać około 30 minut. Jeśli nie, zacznij od nowa.',
        textWhileSending:
          'Otrzymaliśmy Twoją płatność, ale wysyłanie {token} trwa dłużej niż zwykle. Możesz zamknąć tę stronę i wrócić później.',
      },
      sent: {
        title: 'Wysłano {token}',
        titleAbout: 'Wysłano około {amount}',
        text: 'Środki są w drodze do Twojego portfela w sieci {chain}. Mogą się pojawić dopiero po kilku minutach.',
      },
      cancelled: {
        title: 'Zamówienie anulowane',
        text: 'Nie wyślemy {token}. Jeśli pobrano środki, skontaktuj się z obsługą klienta.',
        textWhenPaid:
          'Otrzymaliśmy Twoją płatność, ale nie wyślemy {token}. Skontaktuj się z obsługą klienta w sprawie zwrotu.',
      },
      unknown: {
        title: 'Nie wiemy, czy zakup się rozpoczął',
        text: 'Strona płatności się nie otworzyła, więc nie pobrano żadnych środków. Spróbuj ponownie lub zacznij od nowa.',
        textAfterReload:
          'Tutaj lub w innej karcie przeglądarki rozpoczęto zakup, ale nie udało nam się go potwierdzić. Jeśli został opłacony, skontaktuj się z obsługą klienta, zanim zapłacisz ponownie.',
      },
      notShown: {
        title: 'Nie można wyświetlić strony płatności',
        text: 'Nie pobrano żadnych środków.',
      },
      missing: {
        title: 'Nie znaleziono zamówienia',
        text: 'Nie udało się znaleźć Twojego zamówienia. Jeśli zostało już opłacone, skontaktuj się z obsługą klienta, zanim zapłacisz ponownie.',
        textElsewhere:
          'Nie znaleźliśmy takiego zamówienia dla połączonego portfela. Sprawdź link i portfel lub skontaktuj się z obsługą klienta.',
      },
      unreadable: {
        title: 'Nie można teraz wyświetlić Twojego zamówienia',
        text: 'Nie wpływa to na Twoje zamówienie. Spróbuj ponownie za chwilę.',
      },
    },
    setup:
      'Nie można teraz wczytać statusu. Nie wpływa to na Twoje zamówienie. Informacja dla właściciela strony:',
    stages: { payment: 'Płatność', sending: 'Transfer', sent: 'Gotowe' },
    paid: 'Zapłacono',
    toPay: 'Kwota',
    paidWith: 'Karta {brand} kończąca się na {last}',
    destination: 'Portfel docelowy',
    date: 'Data',
    order: 'Numer zamówienia',
    destinationChanged:
      'Na tej stronie zmieniono portfel, sieć lub token. To zamówienie nadal trafi do portfela {wallet} w sieci {chain}.',
    mismatch: {
      title: 'Uwaga: to zamówienie nie zgadza się z Twoim wyborem',
      text: 'Nie płać za to zamówienie. Jeśli płatność jest już wykonana, od razu skontaktuj się z obsługą klienta.',
      textWhenPaid: 'Otrzymaliśmy Twoją płatność. Od razu skontaktuj się z obsługą klienta.',
      requested: 'Twój wybór',
      actual: 'To zamówienie',
      fields: {
        wallet: 'Portfel',
        chain: 'Sieć',
        token: 'Token',
        amount: 'Kwota',
        currency: 'Waluta',
      },
    },
  },
  dialog: {
    title: 'Kup {token}',
    close: 'Zamknij',
    ask: 'Twój zakup nie jest zakończony. Zamknięcie tego okna go nie anuluje. Otwórz je ponownie, aby sprawdzić status.',
    leave: 'Zamknij okno',
    stay: 'Nie zamykaj',
  },
  bank: {
    steps: {
      loading: { title: 'Wczytujemy Twoje konta', text: 'Chwileczkę…' },
      register: {
        title: 'Otwórz konta bankowe',
        text: 'Pieniądze przelane na te konta są automatycznie wymieniane na stablecoin i wysyłane do Twojego portfela. Konta zapewnia nasz partner bankowy.',
      },
      terms: {
        title: 'Przeczytaj i zaakceptuj regulamin',
        text: 'To regulamin naszego partnera bankowego. Następnie zweryfikujesz swoją tożsamość.',
      },
      identity: {
        title: 'Zweryfikuj swoją tożsamość',
        text: 'Przygotuj paszport lub inny dokument tożsamości. Następnie Twoje dane zostaną sprawdzone.',
      },
      review: {
        title: 'Twoje dane są sprawdzane',
        text: 'Nie musisz nic robić. Ta strona aktualizuje się automatycznie. Możesz ją zamknąć i wrócić później.',
      },
      unknown: {
        title: 'Nie można wyświetlić statusu Twojego wniosku',
        text: 'Ta strona aktualizuje się automatycznie. W razie pytań skontaktuj się z obsługą klienta.',
      },
      rejected: {
        title: 'Nie udało się otworzyć kont',
        text: 'Nasz partner bankowy nie zatwierdził Twojego wniosku. Jeśli uważasz, że to pomyłka, skontaktuj się z obsługą klienta.',
      },
      opening: {
        title: 'Otwieramy Twoje konta',
        text: 'Twój wniosek został zatwierdzony. Dane kont pojawią się tutaj automatycznie. Możesz zamknąć tę stronę i wrócić później.',
      },
      accounts: {
        title: 'Twoje konta bankowe',
        text: 'Zleć przelew, podając te dane. Gdy pieniądze dotrą, zostaną automatycznie wymienione i wysłane do Twojego portfela.',
      },
    },
    stages: { details: 'Dane', verification: 'Weryfikacja', accounts: 'Konta' },
    wallet:
      'Ten adres portfela jest nieprawidłowy, więc nie można otworzyć kont. Informacja dla właściciela strony:',
    loadFailed: 'Nie udało się wczytać Twoich kont. Spróbuj ponownie.',
    email: 'Adres e-mail',
    emailMissing: 'Wpisz swój adres e-mail.',
    emailInvalid: 'Wpisz prawidłowy adres e-mail, np. {example}.',
    emailTaken: 'Ten adres e-mail jest już używany. Wpisz inny.',
    register: 'Kontynuuj',
    registering: 'Rejestrowanie…',
    registerNext: 'Dalej: regulamin naszego partnera bankowego.',
    registerOffline:
      'Wygląda na to, że jesteś offline, więc rejestracja się nie powiodła. Sprawdź połączenie i spróbuj ponownie.',
    registerLost: 'Rejestracja się nie powiodła. Spróbuj ponownie.',
    open: { terms: 'Przeczytaj regulamin', identity: 'Rozpocznij weryfikację' },
    opening: 'Otwieranie strony…',
    pageTitle: { terms: 'Regulamin partnera bankowego', identity: 'Weryfikacja tożsamości' },
    onPage: {
      terms: 'Przeczytaj i zaakceptuj regulamin poniżej. Ta strona aktualizuje się automatycznie.',
      identity: 'Wykonaj kroki poniżej. Na koniec wybierz „Mam to gotowe” pod stroną.',
    },
    finished: 'Mam to gotowe',
    checking: 'Sprawdzanie…',
    notYet:
      'Nasz partner bankowy jeszcze nie potwierdził tego kroku. Gdy to nastąpi, ta strona zaktualizuje się automatycznie.',
    openAgain: 'Otwórz stronę ponownie',
    currency: 'Waluta',
    route: 'Otrzymasz {token} w sieci {chain} w portfelu {wallet}.',
    copyAll: 'Kopiuj wszystko',
    details: 'Dane konta',
    fields: {
      account_holder_name: 'Właściciel konta',
      account_number: 'Numer konta',
      bank_account_number: 'Numer konta',
      bank_address: 'Adres banku',
      bank_beneficiary_address: 'Adres odbiorcy',
      bank_beneficiary_name: 'Nazwa odbiorcy',
      bank_name: 'Nazwa banku',
      bank_routing_number: 'Numer rozliczeniowy (routing number)',
      bic: 'BIC',
      currency: 'Waluta',
      iban: 'IBAN',
      payment_rail: 'Preferowany rodzaj przelewu',
      payment_rails: 'Akceptowane rodzaje przelewów',
      sort_code: 'Kod rozliczeniowy (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Przelew bankowy (wire)',
    },
    yes: 'Tak',
    no: 'Nie',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Wpłać środki',
        text: 'Wybierz sposób wpłaty.',
      },
      page: {
        title: 'Dokończ wpłatę',
        text: 'Wykonaj kroki poniżej. Po wysłaniu wpłata trafi automatycznie do Twojego portfela. Jej status nie jest tu widoczny.',
      },
    },
    from: 'Sposób wpłaty',
    ways: {
      crypto: { name: 'Kryptowaluty', text: 'Z portfela lub giełdy' },
      'cash-app': { name: 'Cash App', text: 'Dolary amerykańskie' },
    },
    onlyWay: {
      crypto: 'Wyślij kryptowaluty z portfela lub giełdy.',
      'cash-app': 'Wyślij dolary amerykańskie przez Cash App.',
    },
    amount: 'Kwota',
    tooLittle: 'Minimalna wpłata z Cash App to {amount}.',
    continue: 'Kontynuuj',
    continueWith: 'Przejdź do wpłaty: {amount}',
    preparing: 'Przygotowywanie wpłaty…',
    next: 'Dalej: dokończ wpłatę na bezpiecznej stronie.',
    failed: 'Nie udało się rozpocząć wpłaty. Nie przekazano żadnych środków. Spróbuj ponownie.',
    pageTitle: 'Bezpieczna strona wpłaty',
    inTab:
      'Kontynuuj w drugiej karcie. Po wysłaniu wpłata trafi automatycznie do Twojego portfela. Jej status nie jest tu widoczny.',
    startOver: 'Zacznij od nowa',
  },
}
