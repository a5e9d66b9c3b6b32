import type { Texts } from './texts.ts';

export const pl: Texts = {
  hello: 'Cześć {{name}},',
  helloNobody: 'Cześć,',
  footer: {
    account: 'Dostajesz ten e-mail, bo masz konto w Fairtone.',
    choice: 'Dostajesz ten e-mail, bo tak wybrano w ustawieniach twojego konta.',
    unsubscribe: 'Nie chcę więcej takich e-maili',
    settings: 'Wybierz, jakie e-maile dostajesz',
  },
  receipt: {
    subject: {
      one: 'Twój rachunek za {{count}} album',
      few: 'Twój rachunek za {{count}} albumy',
      many: 'Twój rachunek za {{count}} albumów',
      other: 'Twój rachunek za {{count}} albumu',
    },
    lead: 'Dziękujemy. Muzyka jest już twoja i czeka na pobranie.',
    more: '85% ceny każdego albumu trafia do artysty. To, co masz kupione, możesz w każdej chwili pobrać ponownie.',
    action: 'Pobierz muzykę',
    tax: 'Podatek',
    total: 'Razem',
    order: 'Zamówienie {{order}}',
    paid: 'Zapłacono: {{date}}',
  },
  refund: {
    subject: 'Zwrot: {{amount}}',
    lead: 'Zwróciliśmy ci {{amount}}. Zależnie od banku pieniądze będą widoczne po pięciu do dziesięciu dniach.',
    more: 'Muzyki, za którą zwrócono pieniądze, nie można już pobrać.',
    action: 'Zobacz zakupy',
    order: 'Zamówienie {{order}}',
  },
  sale: {
    subject: 'Sprzedano album „{{album}}”',
    lead: 'Ktoś kupił album „{{album}}” za {{amount}}. Twoja część to {{share}}.',
    action: 'Zobacz sprzedaż',
  },
  donationStartedGiver: {
    subject: 'Od dziś wspierasz: {{artist}}',
    lead: 'Dziękujemy. Twoje comiesięczne wsparcie dla {{artist}} to {{amount}}.',
    more: 'Możesz je zakończyć w każdej chwili w ustawieniach.',
    action: 'Otwórz ustawienia',
  },
  donationStartedArtist: {
    subject: '{{giver}} wspiera cię co miesiąc',
    lead: 'Dobra wiadomość: {{giver}} wspiera cię teraz kwotą {{amount}} miesięcznie.',
    action: 'Otwórz panel',
  },
  donationEndedGiver: {
    subject: 'Zakończono wsparcie: {{artist}}',
    lead: 'Twoje comiesięczne wsparcie dla {{artist}} zostało zakończone. Nic więcej nie pobierzemy.',
    action: 'Otwórz ustawienia',
  },
  donationEndedArtist: {
    subject: 'Zakończono wsparcie od: {{giver}}',
    lead: 'Comiesięczne wsparcie od {{giver}} dobiegło końca. To, co już masz, zostaje u ciebie.',
    action: 'Otwórz panel',
  },
  payout: {
    subject: 'Twoja wypłata: {{amount}}',
    lead: 'Twoja wypłata za okres {{period}} jest w drodze: {{amount}}. Zwykle dociera w kilka dni roboczych.',
    action: 'Zobacz zestawienie',
  },
  payoutFailed: {
    subject: 'Twoja wypłata nie doszła do skutku',
    lead: 'Nie udało się wysłać wypłaty {{amount}} za okres {{period}}.',
    more: 'Nic nie przepadło: pieniądze zostają na twoim saldzie, a my spróbujemy ponownie. Sprawdź, proszę, dane do wypłat.',
    action: 'Sprawdź dane do wypłat',
    reason: 'Bank podaje: {{reason}}',
  },
  newRelease: {
    subject: 'Nowość od {{artist}}: {{album}}',
    lead: 'Już jest: „{{album}}” od {{artist}}.',
    action: 'Posłuchaj',
  },
  newFollower: {
    subject: '{{follower}} cię obserwuje',
    lead: '{{follower}} obserwuje cię teraz w Fairtone.',
    action: 'Zobacz profil',
  },
  message: {
    subject: 'Nowa wiadomość od {{sender}}',
    lead: 'Masz wiadomość od {{sender}}:',
    action: 'Przeczytaj wiadomość',
  },
  reportAnswer: {
    subject: 'Twoje zgłoszenie',
    lead: 'Dziękujemy za zgłoszenie. Sprawdziliśmy je.',
    leadAbout: 'Dziękujemy za zgłoszenie dotyczące „{{about}}”. Sprawdziliśmy je.',
    removed: 'Zgłoszona treść łamała nasze zasady i nie jest już widoczna.',
    kept: 'Zgłoszona treść nie łamie naszych zasad i zostaje bez zmian.',
    action: 'Otwórz Fairtone',
  },
  accountDeleted: {
    subject: 'Twoje konto zostało usunięte',
    lead: 'Zgodnie z twoją prośbą usunęliśmy twoje konto i dane osobowe.',
    more: 'Dokumenty sprzedaży, które musimy przechowywać, nie zawierają już twojego imienia i nazwiska. To ostatni e-mail od nas.',
  },
  exportReady: {
    subject: 'Twoje dane są gotowe',
    lead: 'Kopia twoich danych, o którą prosisz, jest gotowa.',
    action: 'Pobierz swoje dane',
  },
  auth: {
    confirmation: {
      subject: 'Potwierdź swój adres e-mail',
      lead: 'Witamy w Fairtone. Potwierdź, proszę, że ten adres e-mail należy do ciebie.',
      action: 'Potwierdź adres e-mail',
    },
    recovery: {
      subject: 'Ustaw nowe hasło',
      lead: 'Ktoś, mamy nadzieję, że ty, prosi o nowe hasło do twojego konta.',
      action: 'Ustaw nowe hasło',
    },
    email_change: {
      subject: 'Potwierdź nowy adres e-mail',
      lead: 'Potwierdź, proszę, że twoje konto ma mieć nowy adres e-mail.',
      action: 'Potwierdź zmianę',
    },
    code: {
      subject: 'Twój link do logowania',
      lead: 'Oto link, którym zalogujesz się do Fairtone.',
      action: 'Zaloguj się',
    },
    reauthentication: {
      subject: 'Twój kod',
      lead: 'Wpisz ten kod, aby potwierdzić, że to ty ustawiasz nowe hasło.',
    },
    typeCode: 'Albo wpisz ten kod:',
    yourCode: 'Twój kod:',
    ignore: 'Link i kod działają raz, przez godzinę. Jeśli to nie ty, zignoruj ten e-mail: nic się nie zmieni.',
  },
  unsubscribePage: {
    title: 'Nie chcesz już tych e-maili?',
    question: 'Nie będziesz dostawać e-maili na temat: {{kind}}. Możesz je znów włączyć w ustawieniach.',
    kinds: {
      new_release: 'nowości artystów, których obserwujesz',
      follower: 'nowi obserwujący',
      message: 'nowe wiadomości',
      sale: 'twoja sprzedaż',
    },
    button: 'Wyłącz te e-maile',
    done: 'Gotowe. Nie będziesz już dostawać tych e-maili.',
    unknown: 'Ten link już nie działa. E-maile możesz wybrać w ustawieniach.',
    home: 'Do Fairtone',
  },
};
