import type { Texts } from './texts.ts';

export const tr: Texts = {
  hello: 'Merhaba {{name}},',
  helloNobody: 'Merhaba,',
  footer: {
    account: 'Bu e-postayı Fairtone hesabın olduğu için alıyorsun.',
    choice: 'Bu e-postayı, bu konuda haber almayı seçtiğin için alıyorsun.',
    unsubscribe: 'Bu tür e-postaları artık gönderme',
    settings: 'Hangi e-postaları alacağını seç',
  },
  receipt: {
    subject: { one: '{{count}} albüm için makbuzun', other: '{{count}} albüm için makbuzun' },
    lead: 'Teşekkürler. Müzik artık senin ve indirmeye hazır.',
    more: 'Her albümün fiyatının %85’i sanatçısına gider. Satın aldıklarını istediğin zaman yeniden indirebilirsin.',
    action: 'Müziği indir',
    tax: 'Vergi',
    total: 'Toplam',
    order: 'Sipariş {{order}}',
    paid: 'Ödeme tarihi: {{date}}',
  },
  refund: {
    subject: '{{amount}} tutarındaki iaden',
    lead: 'Sana {{amount}} iade ettik. Bankana göre parayı görmen beş ila on gün sürer.',
    more: 'İade edilen müzik artık indirilemez.',
    action: 'Satın aldıklarını gör',
    order: 'Sipariş {{order}}',
  },
  sale: {
    subject: '“{{album}}” albümünü sattın',
    lead: 'Biri “{{album}}” albümünü {{amount}} karşılığında satın aldı. Senin payın: {{share}}.',
    action: 'Satışlarını gör',
  },
  donationStartedGiver: {
    subject: 'Artık destekliyorsun: {{artist}}',
    lead: 'Teşekkürler. Bugünden itibaren {{artist}} için aylık desteğin {{amount}}.',
    more: 'Bunu istediğin zaman ayarlarından sonlandırabilirsin.',
    action: 'Ayarları aç',
  },
  donationStartedArtist: {
    subject: '{{giver}} seni her ay destekliyor',
    lead: 'İyi haber: {{giver}} artık seni ayda {{amount}} ile destekliyor.',
    action: 'Paneli aç',
  },
  donationEndedGiver: {
    subject: '{{artist}} için desteğin sona erdi',
    lead: '{{artist}} için aylık desteğin sona erdi. Senden artık ücret alınmayacak.',
    action: 'Ayarları aç',
  },
  donationEndedArtist: {
    subject: 'Sona eren destek: {{giver}}',
    lead: '{{giver}} tarafından verilen aylık destek sona erdi. Aldıkların sende kalır.',
    action: 'Paneli aç',
  },
  payout: {
    subject: '{{amount}} tutarındaki ödemen',
    lead: '{{period}} dönemi ödemen yolda: {{amount}}. Genellikle birkaç iş günü içinde ulaşır.',
    action: 'Hesap özetini gör',
  },
  payoutFailed: {
    subject: 'Ödemen gerçekleşmedi',
    lead: '{{period}} dönemi için {{amount}} tutarındaki ödemeni gönderemedik.',
    more: 'Hiçbir şey kaybolmadı: para bakiyende duruyor ve yeniden deneyeceğiz. Lütfen ödeme bilgilerini kontrol et.',
    action: 'Ödeme bilgilerini kontrol et',
    reason: 'Bankanın açıklaması: {{reason}}',
  },
  newRelease: {
    subject: 'Yeni çıktı: {{artist}}, {{album}}',
    lead: '{{artist}} yeni bir albüm yayımladı: “{{album}}”.',
    action: 'Dinle',
  },
  newFollower: {
    subject: '{{follower}} seni takip ediyor',
    lead: '{{follower}} artık Fairtone’da seni takip ediyor.',
    action: 'Profili gör',
  },
  message: {
    subject: 'Yeni mesaj: {{sender}}',
    lead: '{{sender}} sana yazdı:',
    action: 'Mesajı oku',
  },
  reportAnswer: {
    subject: 'Bildirimin',
    lead: 'Bildirimin için teşekkürler. İnceledik.',
    leadAbout: '“{{about}}” hakkındaki bildirimin için teşekkürler. İnceledik.',
    removed: 'Bildirdiğin içerik kurallarımıza aykırıydı ve artık görünmüyor.',
    kept: 'Bildirdiğin içerik kurallarımıza aykırı değil ve olduğu gibi kalıyor.',
    action: 'Fairtone’u aç',
  },
  contentHidden: {
    subject: 'Bir içeriğin gizlendi',
    lead: 'Kurallarımıza aykırı olduğu için bir içeriğini gizledik.',
    leadAbout: 'Kurallarımıza aykırı olduğu için bunu gizledik: “{{about}}”.',
    more: 'Artık başka kimse göremez.',
    action: 'Fairtone’u aç',
  },
  contentRestored: {
    subject: 'Bir içeriğin yeniden görünüyor',
    lead: 'Gizlediğimiz içerik yeniden görünüyor.',
    leadAbout: 'Yeniden görünüyor: “{{about}}”.',
    action: 'Fairtone’u aç',
  },
  accountDeleted: {
    subject: 'Hesabın silindi',
    lead: 'İsteğin üzerine hesabın ve kişisel verilerin silindi.',
    more: 'Yasaların saklamamızı istediği satış kayıtları artık adını taşımıyor. Bu, bizden aldığın son e-posta.',
  },
  exportReady: {
    subject: 'Verilerin hazır',
    lead: 'İstediğin veri kopyası hazır.',
    action: 'Verilerini al',
  },
  auth: {
    confirmation: {
      subject: 'E-posta adresini doğrula',
      lead: 'Fairtone’a hoş geldin. Lütfen bu e-posta adresinin sana ait olduğunu doğrula.',
      action: 'E-posta adresini doğrula',
    },
    invite: {
      subject: 'Fairtone’a davetlisin',
      lead: 'Bağımsız müziğin dükkânı Fairtone’a davet edildin.',
      action: 'Daveti kabul et',
    },
    recovery: {
      subject: 'Yeni bir şifre seç',
      lead: 'Biri, umarız sen, hesabın için yeni bir şifre istedi.',
      action: 'Yeni şifre seç',
    },
    email_change: {
      subject: 'Yeni e-posta adresini doğrula',
      lead: 'Lütfen hesabının yeni bir e-posta adresi kullanacağını onayla.',
      action: 'Değişikliği onayla',
    },
    email_change_current: {
      subject: 'E-posta adresinin değişmesini onayla',
      lead: 'Biri, umarız sen, bu hesap için başka bir e-posta adresi kullanmak istiyor.',
      action: 'Değişikliği onayla',
    },
    code: {
      subject: 'Giriş bağlantın',
      lead: 'Fairtone’a giriş yapacağın bağlantı burada.',
      action: 'Giriş yap',
    },
    reauthentication: { subject: 'Kodun', lead: 'Yeni şifreyi senin belirlediğini onaylamak için bu kodu gir.' },
    yourCode: 'Kodun:',
    typeCode: 'Ya da bu kodu gir:',
    ignore:
      'Bu yalnızca bir kez ve kısa bir süre için geçerlidir. Bunu sen yapmadıysan bu e-postayı yok say: hiçbir şey değişmez.',
  },
  unsubscribePage: {
    title: 'Bu e-postaları artık istemiyor musun?',
    question: 'Şu konuda artık e-posta almayacaksın: {{kind}}. Ayarlarından yeniden açabilirsin.',
    kinds: {
      new_release: 'takip ettiğin sanatçıların yeni çıkanları',
      follower: 'yeni takipçiler',
      message: 'yeni mesajlar',
      sale: 'satışların',
    },
    button: 'Bu e-postaları durdur',
    done: 'Tamam. Bu e-postaları artık almayacaksın.',
    unknown: 'Bu bağlantı artık geçerli değil. E-postalarını ayarlarından seçebilirsin.',
    home: 'Fairtone’a git',
  },
};
