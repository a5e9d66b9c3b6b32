import type { Texts } from './texts.ts';

export const fr: Texts = {
  hello: 'Bonjour {{name}},',
  helloNobody: 'Bonjour,',
  footer: {
    account: 'Vous recevez cet e-mail parce que vous avez un compte chez Fairtone.',
    choice: 'Vous recevez cet e-mail selon vos choix de notification.',
    unsubscribe: 'Ne plus recevoir ce type d’e-mails',
    settings: 'Choisir les e-mails que vous recevez',
  },
  receipt: {
    subject: {
      one: 'Votre reçu pour {{count}} album',
      many: 'Votre reçu pour {{count}} d’albums',
      other: 'Votre reçu pour {{count}} albums',
    },
    lead: 'Merci. Cette musique est à vous, prête à être téléchargée.',
    more: '85 % du prix de chaque album revient à l’artiste. Vous pouvez télécharger à nouveau vos achats quand vous voulez.',
    action: 'Télécharger la musique',
    tax: 'Taxes',
    total: 'Montant total',
    order: 'Commande {{order}}',
    paid: 'Payée le {{date}}',
  },
  refund: {
    subject: 'Votre remboursement de {{amount}}',
    lead: 'Nous vous avons remboursé {{amount}}. Selon votre banque, il faut cinq à dix jours avant que la somme apparaisse.',
    more: 'La musique remboursée ne peut plus être téléchargée.',
    action: 'Voir vos achats',
    left: 'Reste de votre paiement',
    order: 'Commande {{order}}',
  },
  sale: {
    subject: 'Vous avez vendu « {{album}} »',
    lead: 'Quelqu’un a acheté « {{album}} » pour {{amount}}. Votre part est de {{share}}.',
    action: 'Voir vos ventes',
  },
  donationStartedGiver: {
    subject: 'Vous soutenez désormais {{artist}}',
    lead: 'Merci. À partir d’aujourd’hui, vous soutenez {{artist}} à hauteur de {{amount}} par mois.',
    more: 'Vous pouvez y mettre fin à tout moment dans vos paramètres.',
    action: 'Ouvrir les paramètres',
  },
  donationStartedArtist: {
    subject: '{{giver}} vous soutient chaque mois',
    lead: 'Bonne nouvelle : {{giver}} vous soutient désormais à hauteur de {{amount}} par mois.',
    action: 'Ouvrir le tableau de bord',
  },
  donationEnding: {
    subject: 'Votre soutien à {{artist}} prend fin le {{date}}',
    lead: 'Comme vous l’avez demandé, votre soutien mensuel à {{artist}} prend fin le {{date}}. Plus rien ne sera prélevé.',
    more: 'D’ici là, vous pouvez changer d’avis dans les paramètres.',
    action: 'Ouvrir les paramètres',
  },
  donationEndedGiver: {
    subject: 'Votre soutien à {{artist}} a pris fin',
    lead: 'Votre soutien mensuel à {{artist}} a pris fin. Plus rien ne sera prélevé.',
    action: 'Ouvrir les paramètres',
  },
  donationEndedArtist: {
    subject: 'Le soutien de {{giver}} a pris fin',
    lead: 'Le soutien mensuel de {{giver}} a pris fin. Ce que vous avez reçu vous reste acquis.',
    action: 'Ouvrir le tableau de bord',
  },
  payout: {
    subject: 'Votre versement de {{amount}}',
    lead: 'Votre versement pour {{period}} est en route : {{amount}}. Il arrive en général sous quelques jours ouvrés.',
    action: 'Voir le relevé',
  },
  payoutFailed: {
    subject: 'Votre versement n’a pas abouti',
    lead: 'Nous n’avons pas pu envoyer votre versement de {{amount}} pour {{period}}.',
    more: 'Rien n’est perdu : l’argent reste sur votre solde et nous réessaierons. Merci de vérifier vos coordonnées de versement.',
    action: 'Vérifier les coordonnées',
    reason: 'La banque indique : {{reason}}',
  },
  newRelease: {
    subject: 'Nouveauté de {{artist}} : {{album}}',
    lead: '« {{album}} » de {{artist}} vient de sortir.',
    action: 'Écouter',
  },
  newFollower: {
    subject: '{{follower}} vous suit',
    lead: '{{follower}} vous suit désormais sur Fairtone.',
    action: 'Voir le profil',
  },
  message: {
    subject: 'Nouveau message de {{sender}}',
    lead: '{{sender}} vous a écrit :',
    action: 'Lire le message',
  },
  reportAnswer: {
    subject: 'Votre signalement',
    lead: 'Merci pour votre signalement. Nous l’avons examiné.',
    leadAbout: 'Merci pour votre signalement concernant « {{about}} ». Nous l’avons examiné.',
    removed: 'Ce que vous avez signalé enfreignait nos règles et n’est plus visible.',
    kept: 'Ce que vous avez signalé n’enfreint pas nos règles et reste en place.',
    action: 'Ouvrir Fairtone',
  },
  contentHidden: {
    subject: 'Un de vos contenus a été masqué',
    lead: 'Nous avons masqué un de vos contenus, car il enfreint nos règles.',
    leadAbout: 'Nous avons masqué « {{about}} », car cela enfreint nos règles.',
    more: 'Personne d’autre ne peut plus le voir.',
    action: 'Ouvrir Fairtone',
  },
  contentRestored: {
    subject: 'Un de vos contenus est de nouveau visible',
    lead: 'Ce que nous avions masqué est de nouveau visible.',
    leadAbout: '« {{about}} » est de nouveau visible.',
    action: 'Ouvrir Fairtone',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    lead: 'Votre compte et vos données personnelles sont supprimés, comme vous l’avez demandé.',
    more: 'Les justificatifs de vente que la loi nous oblige à garder ne portent plus votre nom. C’est le dernier e-mail que vous recevez de nous.',
  },
  exportReady: {
    subject: 'Vos données sont prêtes',
    lead: 'La copie de vos données que vous avez demandée est prête.',
    action: 'Récupérer vos données',
  },
  auth: {
    confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      lead: 'Bienvenue chez Fairtone. Merci de confirmer que cette adresse e-mail est la vôtre.',
      action: 'Confirmer l’adresse e-mail',
    },
    invite: {
      subject: 'Une invitation à rejoindre Fairtone',
      lead: 'On vous invite à rejoindre Fairtone, la boutique de la musique indépendante.',
      action: 'Accepter l’invitation',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      lead: 'Quelqu’un (vous, nous l’espérons) a demandé un nouveau mot de passe pour votre compte.',
      action: 'Choisir un nouveau mot de passe',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      lead: 'Merci de confirmer que votre compte doit utiliser une nouvelle adresse e-mail.',
      action: 'Confirmer le changement',
    },
    email_change_current: {
      subject: 'Confirmez le changement d’adresse e-mail',
      lead: 'Quelqu’un (vous, nous l’espérons) souhaite utiliser une autre adresse e-mail pour ce compte.',
      action: 'Confirmer le changement',
    },
    code: {
      subject: 'Votre lien de connexion',
      lead: 'Voici le lien qui vous connecte à Fairtone.',
      action: 'Se connecter',
    },
    reauthentication: {
      subject: 'Votre code',
      lead: 'Saisissez ce code pour confirmer que c’est bien vous qui changez le mot de passe.',
    },
    yourCode: 'Votre code :',
    typeCode: 'Ou saisissez ce code :',
    ignore:
      'Cela ne marche qu’une fois et pendant peu de temps. Si ce n’était pas vous, ignorez cet e-mail : rien ne changera.',
  },
  unsubscribePage: {
    title: 'Ne plus recevoir ces e-mails ?',
    question: 'Vous ne recevrez plus d’e-mails concernant : {{kind}}. Vous pouvez les réactiver dans vos paramètres.',
    kinds: {
      new_release: 'les nouveautés des artistes que vous suivez',
      follower: 'les nouveaux abonnés',
      message: 'les nouveaux messages',
      sale: 'vos ventes',
    },
    button: 'Arrêter ces e-mails',
    done: 'C’est fait. Vous ne recevrez plus ces e-mails.',
    unknown: 'Ce lien n’est plus valable. Vous pouvez choisir vos e-mails dans vos paramètres.',
    home: 'Aller sur Fairtone',
  },
};
