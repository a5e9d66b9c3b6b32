/** Valid settings of a production. They cause no traffic: the keys are invented, and the mail server does not exist. */
export const productionEnv = {
  FAIRTONE_MODE: 'production',
  SITE_URL: 'https://shop.test',
  STRIPE_SECRET_KEY: 'sk_live_51Fairtone0000000000',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51Fairtone0000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_51Fairtone0000000000',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Fairtone <no-reply@shop.test>',
  FAIRTONE_TRUSTED_PROXIES: '1',
};
