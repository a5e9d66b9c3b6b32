import type { Texts } from './texts.ts';

export const de: Texts = {
  hello: 'Hallo {{name}},',
  helloNobody: 'Hallo,',
  footer: {
    account: 'Du bekommst diese E-Mail, weil du ein Konto bei Fairtone hast.',
    choice: 'Du bekommst diese E-Mail, weil du davon erfahren wolltest.',
    unsubscribe: 'Keine E-Mails dieser Art mehr',
    settings: 'Auswählen, welche E-Mails du bekommst',
  },
  receipt: {
    subject: { one: 'Dein Beleg für {{count}} Album', other: 'Dein Beleg für {{count}} Alben' },
    lead: 'Danke. Die Musik gehört jetzt dir und liegt zum Herunterladen bereit.',
    more: '85 % vom Preis jedes Albums gehen an die Künstler. Was du gekauft hast, kannst du jederzeit wieder herunterladen.',
    action: 'Musik herunterladen',
    tax: 'Steuern',
    total: 'Gesamt',
    order: 'Bestellung {{order}}',
    paid: 'Bezahlt am {{date}}',
  },
  refund: {
    subject: 'Deine Erstattung über {{amount}}',
    lead: 'Wir haben dir {{amount}} erstattet. Je nach Bank dauert es fünf bis zehn Tage, bis du das Geld siehst.',
    more: 'Erstattete Musik kann nicht mehr heruntergeladen werden.',
    action: 'Beleg ansehen',
    failed: {
      subject: 'Deine Erstattung über {{amount}} ist fehlgeschlagen',
      lead: 'Die Bank hat deine Erstattung über {{amount}} an uns zurückgeschickt.',
      more: 'Was du gekauft hast, gehört dir und lässt sich herunterladen.',
    },
    kept: 'Was du gekauft hast, behältst du.',
    support:
      'Wir haben dir {{amount}} deiner Unterstützung für {{artist}} erstattet. Je nach Bank dauert es fünf bis zehn Tage, bis du das Geld siehst.',
    supportAction: 'Einstellungen öffnen',
    refunded: 'Erstattet',
    date: 'Erstattet am {{date}}',
    left: 'Bleibt von deiner Zahlung',
    order: 'Bestellung {{order}}',
  },
  sale: {
    subject: 'Verkauft: „{{album}}“',
    lead: 'Jemand hat „{{album}}“ für {{amount}} gekauft. Dein Anteil beträgt {{share}}.',
    action: 'Verkäufe ansehen',
  },
  saleUpdate: {
    album: '„{{album}}“',
    support: 'monatliche Unterstützung',
    action: 'Verkäufe ansehen',
    refunded: {
      subject: 'Erstattet: {{what}}',
      lead: 'Ein Verkauf wurde erstattet: {{what}}, {{amount}}.',
      more: 'Dein Anteil von {{share}} wurde von deinem Guthaben abgezogen. Ist er schon ausgezahlt, fällt deine nächste Auszahlung um so viel kleiner aus.',
    },
    partly_refunded: {
      subject: 'Teilweise erstattet: {{what}}',
      lead: 'Ein Teil einer Zahlung wurde erstattet: {{what}}.',
      more: 'Dein Anteil von {{share}} bleibt dir. Diese Erstattung trägt Fairtone.',
    },
    refund_failed: {
      subject: 'Fehlgeschlagene Erstattung: {{what}}',
      lead: 'Die Bank hat eine Erstattung zurückgeschickt, der Verkauf gilt wieder: {{what}}, {{amount}}.',
      more: 'Dein Anteil von {{share}} ist wieder in deinem Guthaben.',
    },
    disputed: {
      subject: 'Zahlung angefochten: {{what}}',
      lead: 'Eine Zahlung wurde bei der Bank angefochten: {{what}}, {{amount}}.',
      more: 'Dein Anteil von {{share}} wird einbehalten, bis die Bank entschieden hat. Wir sagen dir, wie sie entscheidet.',
    },
    dispute_won: {
      subject: 'Anfechtung gewonnen: {{what}}',
      lead: 'Die Bank hat entschieden, dass die Zahlung gilt: {{what}}, {{amount}}.',
      more: 'Dein Anteil von {{share}} ist wieder in deinem Guthaben.',
    },
    dispute_lost: {
      subject: 'Anfechtung verloren: {{what}}',
      lead: 'Die Bank hat das Geld an die Käuferseite zurückgegeben: {{what}}, {{amount}}.',
      more: 'Dein Anteil von {{share}} bleibt von deinem Guthaben abgezogen. Ist er schon ausgezahlt, fällt deine nächste Auszahlung um so viel kleiner aus.',
    },
  },
  donationStartedGiver: {
    subject: 'Du unterstützt jetzt {{artist}}',
    lead: 'Danke. Ab heute unterstützt du {{artist}} mit {{amount}} im Monat.',
    more: 'Du kannst das jederzeit in deinen Einstellungen beenden.',
    action: 'Einstellungen öffnen',
  },
  donationStartedArtist: {
    subject: '{{giver}} unterstützt dich jeden Monat',
    lead: 'Gute Nachricht: {{giver}} unterstützt dich jetzt mit {{amount}} im Monat.',
    action: 'Übersicht öffnen',
  },
  donationEnding: {
    subject: 'Deine Unterstützung für {{artist}} endet am {{date}}',
    lead: 'Wie gewünscht endet deine monatliche Unterstützung für {{artist}} am {{date}}. Es wird nichts mehr abgebucht.',
    more: 'Bis dahin kannst du es dir in den Einstellungen anders überlegen.',
    action: 'Einstellungen öffnen',
  },
  donationEndedGiver: {
    subject: 'Deine Unterstützung für {{artist}} ist beendet',
    lead: 'Deine monatliche Unterstützung für {{artist}} ist beendet. Es wird nichts mehr abgebucht.',
    action: 'Einstellungen öffnen',
  },
  donationEndedArtist: {
    subject: 'Die Unterstützung von {{giver}} ist beendet',
    lead: 'Die monatliche Unterstützung von {{giver}} ist beendet. Was du bekommen hast, bleibt dein.',
    action: 'Übersicht öffnen',
  },
  payout: {
    subject: 'Deine Auszahlung über {{amount}}',
    lead: 'Deine Auszahlung für {{period}} ist unterwegs: {{amount}}. Meist kommt sie innerhalb weniger Werktage an.',
    action: 'Abrechnung ansehen',
  },
  payoutFailed: {
    subject: 'Deine Auszahlung ist fehlgeschlagen',
    lead: 'Wir konnten deine Auszahlung über {{amount}} für {{period}} nicht senden.',
    more: 'Es geht nichts verloren: Das Geld bleibt in deinem Guthaben, und wir versuchen es erneut. Bitte prüfe deine Auszahlungsdaten.',
    action: 'Auszahlungsdaten prüfen',
    reason: 'Die Bank meldet: {{reason}}',
  },
  newRelease: {
    subject: 'Neu von {{artist}}: {{album}}',
    lead: '„{{album}}“ von {{artist}} ist jetzt da.',
    action: 'Anhören',
  },
  newFollower: {
    subject: '{{follower}} folgt dir',
    lead: '{{follower}} folgt dir jetzt auf Fairtone.',
    action: 'Profil ansehen',
  },
  message: {
    subject: 'Neue Nachricht von {{sender}}',
    lead: '{{sender}} hat dir geschrieben:',
    action: 'Nachricht lesen',
  },
  reportAnswer: {
    subject: 'Deine Meldung',
    lead: 'Danke für deine Meldung. Wir haben sie geprüft.',
    leadAbout: 'Danke für deine Meldung zu „{{about}}“. Wir haben sie geprüft.',
    removed: 'Was du gemeldet hast, verstieß gegen unsere Regeln. Es ist nicht mehr zu sehen.',
    kept: 'Was du gemeldet hast, verstößt nicht gegen unsere Regeln. Es bleibt, wie es ist.',
    action: 'Fairtone öffnen',
  },
  contentHidden: {
    subject: 'Etwas von dir wurde verborgen',
    lead: 'Wir haben etwas von dir verborgen, weil es gegen unsere Regeln verstößt.',
    leadAbout: 'Wir haben „{{about}}“ verborgen, weil es gegen unsere Regeln verstößt.',
    more: 'Andere können es jetzt nicht mehr sehen.',
    action: 'Fairtone öffnen',
  },
  contentRestored: {
    subject: 'Etwas von dir ist wieder zu sehen',
    lead: 'Was wir verborgen hatten, ist wieder zu sehen.',
    leadAbout: '„{{about}}“ ist wieder zu sehen.',
    action: 'Fairtone öffnen',
  },
  accountDeleted: {
    subject: 'Dein Konto wurde gelöscht',
    lead: 'Dein Konto und deine persönlichen Daten sind gelöscht, wie du es wolltest.',
    more: 'Verkaufsbelege, die wir von Rechts wegen aufbewahren, tragen deinen Namen nicht mehr. Das ist die letzte E-Mail von uns an dich.',
  },
  exportReady: {
    subject: 'Deine Daten liegen bereit',
    lead: 'Die Kopie deiner Daten, um die du gebeten hast, liegt bereit.',
    action: 'Daten abholen',
  },
  auth: {
    confirmation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      lead: 'Willkommen bei Fairtone. Bitte bestätige, dass diese E-Mail-Adresse dir gehört.',
      action: 'E-Mail-Adresse bestätigen',
    },
    invite: {
      subject: 'Du bist zu Fairtone eingeladen',
      lead: 'Du wurdest zu Fairtone eingeladen, dem Laden für unabhängige Musik.',
      action: 'Einladung annehmen',
    },
    recovery: {
      subject: 'Wähle ein neues Passwort',
      lead: 'Jemand, hoffentlich du, hat für dein Konto um ein neues Passwort gebeten.',
      action: 'Neues Passwort wählen',
    },
    email_change: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      lead: 'Bitte bestätige, dass dein Konto eine neue E-Mail-Adresse bekommen soll.',
      action: 'Änderung bestätigen',
    },
    email_change_current: {
      subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
      lead: 'Jemand, hoffentlich du, möchte für dieses Konto eine andere E-Mail-Adresse verwenden.',
      action: 'Änderung bestätigen',
    },
    code: {
      subject: 'Dein Link zum Anmelden',
      lead: 'Hier ist der Link, mit dem du dich bei Fairtone anmeldest.',
      action: 'Anmelden',
    },
    reauthentication: {
      subject: 'Dein Code',
      lead: 'Gib diesen Code ein, um zu bestätigen, dass du selbst ein neues Passwort setzt.',
    },
    yourCode: 'Dein Code:',
    typeCode: 'Oder gib diesen Code ein:',
    ignore:
      'Das geht einmal und nur für kurze Zeit. Wenn du das nicht warst, ignoriere diese E-Mail: Es ändert sich nichts.',
  },
  unsubscribePage: {
    title: 'Diese E-Mails nicht mehr?',
    question:
      'Du bekommst dann keine E-Mails mehr über: {{kind}}. In deinen Einstellungen kannst du sie wieder einschalten.',
    kinds: {
      new_release: 'neue Musik von Künstlern, denen du folgst',
      follower: 'neue Follower',
      message: 'neue Nachrichten',
      sale: 'deine Verkäufe',
      sale_update: 'Erstattungen und Anfechtungen deiner Verkäufe',
    },
    button: 'Diese E-Mails beenden',
    done: 'Erledigt. Du bekommst diese E-Mails nicht mehr.',
    unknown: 'Dieser Link gilt nicht mehr. Welche E-Mails du bekommst, bestimmst du in deinen Einstellungen.',
    home: 'Zu Fairtone',
  },
};
