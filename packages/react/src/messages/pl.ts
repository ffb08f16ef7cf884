import type { Messages } from './messages.ts'

/** Polish. */
export const pl: Messages = {
  language: 'pl',
  shared: {
    tryAgain: 'Spróbuj ponownie',
    trouble: 'Połączenie jest przerwane. Wciąż ponawiamy próby.',
    support: 'Skontaktuj się z pomocą {name}',
    connect: { title: 'Połącz portfel', text: 'Połącz swój portfel, aby kontynuować.' },
    errors: {
      rate_limited: 'Zbyt wiele żądań naraz. Odczekaj chwilę ({time}), a potem spróbuj ponownie.',
      rate_limited_vaguely: 'Zbyt wiele żądań naraz. Odczekaj chwilę, a potem spróbuj ponownie.',
      order_not_found:
        'Nie znaleziono Twojego wcześniejszego zamówienia, więc nie jest już śledzone. Jeśli zostało opłacone, skontaktuj się ze sklepem, zanim zapłacisz ponownie.',
      validation_error: 'Usługa nie przyjęła tych danych. Sprawdź je i spróbuj ponownie.',
      network_error: 'Wygląda na to, że jesteś offline. Sprawdź połączenie i spróbuj ponownie.',
      setup: 'Coś jest tu niepoprawnie skonfigurowane. Informacja dla sklepu:',
      other: 'Nie udało się. Spróbuj ponownie za chwilę.',
    },
    hosted: {
      loading: 'Wczytywanie strony…',
      slow: 'Strona wczytuje się wolno lub blokuje ją ta przeglądarka. Otwórz ją w nowej karcie.',
      newTab: 'Otwórz w nowej karcie',
      inTab: 'Strona jest otwarta w innej karcie. Tutaj postęp widać na bieżąco.',
      noTab: 'Jeśli nie otworzyła się żadna karta, możesz kontynuować tutaj.',
      blocked: 'Nie można wyświetlić strony tutaj. Otwórz ją w nowej karcie.',
      showHere: 'Pokaż ponownie tutaj',
      elsewhere: 'Kontynuuj na bezpiecznej stronie, a potem wróć tutaj.',
      goTo: 'Przejdź do bezpiecznej strony',
    },
  },
  amount: {
    empty: 'Wpisz kwotę.',
    not_a_number: 'Wpisz kwotę cyframi, na przykład {example}.',
    too_precise: {
      one: 'Wpisz kwotę z maksymalnie {count} miejscem po przecinku.',
      few: 'Wpisz kwotę z maksymalnie {count} miejscami po przecinku.',
      many: 'Wpisz kwotę z maksymalnie {count} miejscami po przecinku.',
      other: 'Wpisz kwotę z maksymalnie {count} miejsca po przecinku.',
    },
    too_large: 'Ta kwota jest za duża.',
    too_long: 'Ta kwota ma za dużo znaków.',
    zero: 'Wpisz kwotę większą od zera.',
  },
  country: {
    label: 'Kraj',
    found: {
      one: '{count} kraj',
      few: '{count} kraje',
      many: '{count} krajów',
      other: '{count} kraju',
    },
    none: 'Żaden kraj nie ma takiej nazwy.',
  },
  checkout: {
    youPay: 'Płacisz',
    youPayAbout: 'Płacisz około',
    youGet: 'Otrzymujesz',
    youGetAbout: 'Otrzymujesz około',
    enterGet: 'Podaj kwotę do otrzymania',
    enterPay: 'Podaj kwotę do zapłaty',
    payWith: 'Metoda płatności',
    methods: {
      card: 'Karta debetowa lub kredytowa',
      'apple-pay': 'Apple Pay',
      'google-pay': 'Google Pay',
      'cash-app': 'Cash App Pay',
    },
    noMethods: 'W tym kraju nie można zapłacić na tym urządzeniu. Wybierz inny kraj.',
    fees: {
      processing: 'Opłata za przetwarzanie',
      network: 'Opłata sieciowa',
    },
    otherFee: 'Opłata',
    total: 'Razem',
    rate: 'Kurs',
    priceUntil: 'Ta cena obowiązuje do {time}.',
    priceOver: 'Ta cena już nie obowiązuje. Nową zobaczysz na stronie płatności.',
    priceLater: 'Cenę zobaczysz na stronie płatności, zanim zapłacisz.',
    noPrice: 'Nie ma jeszcze ceny.',
    minimum: 'Kwota minimalna to {amount}.',
    maximum: 'Kwota maksymalna to {amount}.',
    continue: 'Przejdź do płatności',
    continueWith: 'Kontynuuj z kwotą {amount}',
    continueToGet: 'Kontynuuj, aby otrzymać {amount}',
    opening: 'Rozpoczynanie zakupu…',
    next: 'Dalej: bezpieczna strona płatności. Nic nie zostanie pobrane, dopóki tam tego nie potwierdzisz.',
    notAccepted: {
      country: 'Zakupy kartą nie są dostępne w tym kraju. Wybierz inny.',
      amount: 'Zakup na tę kwotę nie jest możliwy. Spróbuj podać większą lub mniejszą.',
      payment_method: 'Ta metoda płatności nie jest dostępna w tym kraju. Wybierz inną.',
      other:
        'Te dane nie zostały przyjęte. Niczego nie kupiono. Sprawdź kwotę, kraj i metodę płatności, a potem spróbuj ponownie.',
    },
    wallet: 'Adres portfela zawiera błąd, więc zakup nie jest możliwy. Informacja dla sklepu:',
    pageTitle: 'Bezpieczna strona płatności',
    pageGone:
      'Strony płatności tego zamówienia nie można tu ponownie wyświetlić. Jeśli płatność została wykonana, dalszy ciąg zamówienia pojawi się tutaj automatycznie.',
    startOver: 'Zacznij od nowa',
    startOverAsk:
      'Płatność już wykonana? W takim razie zaczekaj tutaj. Jeśli zaczniesz od nowa, to zamówienie zostanie porzucone.',
    startOverSure: 'Nie zapłacono, zacznij od nowa',
    stay: 'Zostań',
    done: 'Gotowe',
    buyMore: 'Dokonaj kolejnego zakupu',
    offline:
      'Wygląda na to, że jesteś offline. Niczego nie kupiono. Sprawdź połączenie i spróbuj ponownie.',
    refused: 'Nie udało się. Niczego nie kupiono. Spróbuj ponownie za chwilę.',
    notThisTime:
      'Tym razem zakup nie został rozpoczęty. Nadal nie wiadomo, jak zakończyła się pierwsza próba.',
  },
  order: {
    steps: {
      resuming: {
        title: 'Wyszukujemy Twoje zamówienie',
        text: 'Chwileczkę: masz zamówienie w toku, na tej stronie lub w innej karcie przeglądarki.',
      },
      paying: {
        title: 'Czekamy na Twoją płatność',
        text: 'Zapłać na stronie poniżej. Tutaj postęp widać na bieżąco.',
      },
      settling: {
        title: 'Płatność otrzymana',
        text: 'Trwa wysyłanie {token}. Zajmie to kilka chwil.',
      },
      processing: {
        title: 'Przetwarzanie nadal trwa',
        text: 'Nic złego się nie dzieje, tylko trwa to dłużej: płatność może być sprawdzana przez pół godziny. Możesz zamknąć tę stronę i wrócić później.',
        textWhilePayable:
          'Nadal możesz zapłacić. Jeśli płatność jest już wykonana, nic złego się nie dzieje: może być sprawdzana przez pół godziny.',
      },
      sent: {
        title: 'Wysłano {token}',
        text: 'Środki są w drodze do Twojego portfela w sieci {chain}.',
      },
      cancelled: {
        title: 'Zamówienie anulowane',
        text: 'Wysyłka {token} nie nastąpi. Jeśli z Twojego konta pobrano pieniądze, skontaktuj się ze sklepem.',
      },
      unknown: {
        title: 'Nie udało się potwierdzić Twojego zakupu',
        text: 'Podczas rozpoczynania zakupu nie otrzymaliśmy jednoznacznej odpowiedzi. Na tej stronie nie obciążono żadnej karty płatniczej. Możesz spróbować ponownie lub zacząć od nowa.',
        textAfterReload:
          'Na tej stronie lub w innej karcie przeglądarki rozpoczynano zakup i nie wiadomo, jak to się skończyło. Jeśli zostało opłacone, skontaktuj się ze sklepem, zanim zapłacisz ponownie.',
      },
    },
    stages: { payment: 'Płatność', sending: 'Wysyłanie', sent: 'Wysłano' },
    checkNow: 'Sprawdź teraz',
    paid: 'Zapłacono',
    toPay: 'Kwota',
    paidWith: '{brand} z końcówką {last}',
    destination: 'Miejsce docelowe',
    to: '{token} w sieci {chain}, do {wallet}',
    order: 'Zamówienie',
    destinationChanged:
      'Zmieniono portfel lub sieć. To zamówienie nadal trafi do {wallet} w sieci {chain}.',
    mismatch: {
      wallet:
        'Stop: to zamówienie nie zgadza się z Twoim wyborem. Trafia do portfela {held}, a nie {asked}. Zanim zrobisz cokolwiek innego, skontaktuj się ze sklepem.',
      chain:
        'Stop: to zamówienie nie zgadza się z Twoim wyborem. Jest wysyłane w sieci {held}, a nie {asked}. Zanim zrobisz cokolwiek innego, skontaktuj się ze sklepem.',
      token:
        'Stop: to zamówienie nie zgadza się z Twoim wyborem. Jest wypłacane w {held}, a nie w {asked}. Zanim zrobisz cokolwiek innego, skontaktuj się ze sklepem.',
      amount:
        'Stop: to zamówienie nie zgadza się z Twoim wyborem. Kwota wynosi {held}, a nie {asked}. Zanim zrobisz cokolwiek innego, skontaktuj się ze sklepem.',
      currency:
        'Stop: to zamówienie nie zgadza się z Twoim wyborem. Płatność jest pobierana w {held}, a nie w {asked}. Zanim zrobisz cokolwiek innego, skontaktuj się ze sklepem.',
    },
    reading:
      'Nie można teraz odczytać Twojego zamówienia. Jest realizowane dalej bez Twojego udziału.',
  },
  orderPage: {
    looking: { title: 'Wyszukujemy Twoje zamówienie', text: 'Chwileczkę.' },
    paying: {
      title: 'Czekamy na Twoją płatność',
      text: 'Gdy tylko dotrze, dalszy ciąg zamówienia pojawi się tutaj automatycznie.',
    },
    missing: {
      title: 'Nie znaleziono zamówienia',
      text: 'Ten portfel nie ma takiego zamówienia. Sprawdź link, który Cię tu przyprowadził, lub zapytaj sklep.',
    },
    unreadable: {
      title: 'Nie można teraz wyświetlić Twojego zamówienia',
      text: 'Nic nie przepadło: zamówienie jest realizowane także bez tej strony.',
    },
  },
  dialog: {
    title: 'Kup {token}',
    close: 'Zamknij',
    ask: 'Twój zakup nie jest zakończony. Zamknięcie tego okna go nie zatrzyma: po powrocie zobaczysz, jak przebiega dalej.',
    leave: 'Zamknij okno',
    stay: 'Pozostaw otwarte',
  },
  bank: {
    steps: {
      loading: { title: 'Wyszukujemy Twoje konta bankowe', text: 'Chwileczkę.' },
      register: {
        title: 'Załóż własne konta bankowe',
        text: 'Pieniądze, które na nie wyślesz, trafią do Twojego portfela automatycznie. Konta otwiera dla Ciebie partner bankowy.',
      },
      terms: {
        title: 'Zaakceptuj warunki',
        text: 'To warunki partnera bankowego. Następnie potwierdzisz swoją tożsamość.',
      },
      identity: {
        title: 'Potwierdź swoją tożsamość',
        text: 'Przygotuj paszport lub inny dokument tożsamości. Następnie Twoje dane zostaną sprawdzone.',
      },
      review: {
        title: 'Twoje dane są sprawdzane',
        text: 'Nie musisz nic robić. Postęp widać tutaj na bieżąco; możesz zamknąć tę stronę i wrócić później.',
      },
      rejected: {
        title: 'Nie można otworzyć dla Ciebie kont',
        text: 'Tak zdecydował partner bankowy. Jeśli uważasz, że to pomyłka, skontaktuj się ze sklepem.',
      },
      opening: {
        title: 'Twoje konta są otwierane',
        text: 'Wniosek został zatwierdzony. Dane bankowe pojawią się tutaj automatycznie; możesz zamknąć tę stronę i wrócić później.',
      },
      accounts: {
        title: 'Twoje konta bankowe',
        text: 'Zleć przelew, podając te dane. Pieniądze trafią do Twojego portfela automatycznie.',
      },
    },
    wallet: 'Adres portfela zawiera błąd, więc nie można otworzyć kont. Informacja dla sklepu:',
    email: 'Adres e-mail',
    emailMissing: 'Wpisz swój adres e-mail.',
    emailInvalid: 'Wpisz adres e-mail, na przykład {example}.',
    emailTaken: 'Ten adres e-mail należy do innego klienta. Wpisz inny.',
    register: 'Kontynuuj',
    registering: 'Rejestrowanie…',
    registerNext: 'Dalej: warunki partnera bankowego.',
    registerOffline:
      'Wygląda na to, że jesteś offline. Rejestracja jeszcze się nie odbyła. Sprawdź połączenie i spróbuj ponownie.',
    registerLost:
      'Połączenie zostało zerwane, a rejestracja jeszcze się nie odbyła. Spróbuj ponownie.',
    open: { terms: 'Przeczytaj warunki', identity: 'Rozpocznij weryfikację tożsamości' },
    opening: 'Otwieranie strony…',
    pageTitle: { terms: 'Warunki partnera bankowego', identity: 'Weryfikacja tożsamości' },
    onPage: {
      terms: 'Przeczytaj i zaakceptuj je na stronie poniżej. Tutaj postęp widać na bieżąco.',
      identity: 'Wykonaj kroki na stronie poniżej. Na koniec naciśnij przycisk pod nią.',
    },
    finished: 'Gotowe',
    checking: 'Sprawdzanie…',
    notYet:
      'Partner bankowy jeszcze tego nie potwierdził. Wciąż sprawdzamy, więc ta strona sama przejdzie dalej.',
    openAgain: 'Otwórz stronę ponownie',
    currency: 'Waluta',
    route: 'Dociera jako {token} w sieci {chain}, do Twojego portfela {wallet}.',
    fields: {
      account_holder_name: 'Właściciel konta',
      account_number: 'Numer konta',
      bank_account_number: 'Numer konta',
      bank_address: 'Adres banku',
      bank_beneficiary_address: 'Adres odbiorcy',
      bank_beneficiary_name: 'Odbiorca',
      bank_name: 'Bank',
      bank_routing_number: 'Numer rozliczeniowy (routing number)',
      bic: 'BIC',
      currency: 'Waluta',
      iban: 'IBAN',
      payment_rail: 'Główny rodzaj przelewu',
      payment_rails: 'Rodzaje przelewów',
      sort_code: 'Kod rozliczeniowy (sort code)',
    },
    innerField: '{outer}: {inner}',
    rails: {
      ach_push: 'ACH',
      faster_payments: 'Faster Payments',
      fednow: 'FedNow',
      sepa: 'SEPA',
      wire: 'Wire',
    },
    yes: 'Tak',
    no: 'Nie',
    copy: 'Kopiuj: {field}',
    copied: 'Skopiowano: {field}.',
    copyByHand: 'Zaznaczono: {field}. Skopiuj tak jak każdy inny tekst.',
  },
  deposit: {
    steps: {
      choose: {
        title: 'Dokonaj wpłaty',
        text: 'Wybierz, skąd ma pochodzić.',
      },
      page: {
        title: 'Dokończ wpłatę',
        text: 'Wykonaj kroki na stronie poniżej. Wpłata dotrze potem automatycznie; ta strona nie dowie się kiedy.',
      },
    },
    from: 'Źródło wpłaty',
    ways: {
      crypto: { name: 'Krypto', text: 'Portfel lub konto na giełdzie' },
      'cash-app': { name: 'Cash App', text: 'Dolary amerykańskie' },
    },
    onlyWay: {
      crypto: 'Wyślij kryptowaluty z portfela lub konta na giełdzie.',
      'cash-app': 'Wyślij dolary amerykańskie przez Cash App.',
    },
    amount: 'Kwota',
    tooLittle: 'Minimalna wpłata z Cash App to {amount}.',
    continue: 'Kontynuuj',
    continueWith: 'Kontynuuj z kwotą {amount}',
    preparing: 'Przygotowywanie wpłaty…',
    next: 'Dalej: bezpieczna strona, na której dokonasz wpłaty.',
    failed: 'Nie udało się przygotować wpłaty. Niczego nie wpłacono. Spróbuj ponownie.',
    pageTitle: 'Bezpieczna strona wpłaty',
    inTab:
      'Strona jest otwarta w innej karcie. Wpłata dotrze automatycznie; ta strona nie dowie się kiedy.',
    startOver: 'Zacznij od nowa',
  },
}
