import "#ui/design-system/cyrillic.css";
import login from "#ui/features/login/uk.json";
import loginCode from "#ui/features/login/code/uk.json";
import loginDevice from "#ui/features/login/device/uk.json";
import loginNewPassword from "#ui/features/login/new-password/uk.json";
import loginPasskey from "#ui/features/login/passkey/uk.json";
import loginProtection from "#ui/features/login/protection/uk.json";
import loginRefusals from "#ui/features/login/refusals/uk.json";
import loginRegistration from "#ui/features/login/registration/uk.json";
import loginReset from "#ui/features/login/reset/uk.json";
import loginSteps from "#ui/features/login/steps/uk.json";
import presentation from "#ui/shared/uk.json";
import backendAccess from "#ui/shared/backend-access/uk.json";
import calendar from "#ui/shared/calendar/uk.json";
import contactWays from "#ui/shared/contact-ways/uk.json";
import contractSummary from "#ui/shared/contract-summary/uk.json";
import duplicate from "#ui/shared/duplicate/uk.json";
import emailField from "#ui/shared/email-field/uk.json";
import forms from "#ui/shared/forms/uk.json";
import speeds from "#ui/shared/internet-speeds/uk.json";
import language from "#ui/shared/language/uk.json";
import loggedInElsewhere from "#ui/shared/logged-in-elsewhere/uk.json";
import mobileData from "#ui/shared/mobile-data/uk.json";
import orderState from "#ui/shared/order-state/uk.json";
import polishIsBinding from "#ui/shared/polish-is-binding/uk.json";
import resendCode from "#ui/shared/resend-code/uk.json";
import tryLater from "#ui/shared/try-later/uk.json";
import upcoming from "#ui/shared/upcoming/uk.json";
import shell from "#ui/shell/uk.json";
import cookies from "#ui/shell/cookie-bar/uk.json";
import deviceOffer from "#ui/shell/device-offer/uk.json";
import files from "#ui/shell/files/uk.json";
import floater from "#ui/shell/floater/uk.json";
import shellPages from "#ui/shell/pages/uk.json";
import privacy from "#ui/shell/privacy/uk.json";
import serviceNotice from "#ui/shell/service-notice/uk.json";
import shellSession from "#ui/shell/session/uk.json";
import statement from "#ui/shell/statement/uk.json";
import shellTheme from "#ui/shell/theme/uk.json";
import unsaved from "#ui/shell/unsaved/uk.json";
import welcome from "#ui/shell/welcome/uk.json";
import fallback from "../boot/fallback/uk.json";
import fallbackDetails from "../boot/fallback/lazy/uk.json";
import routes from "../routes/uk.json";
import chatRoute from "../routes/chat/uk.json";
import wrong from "../routes/load-error/uk.json";
import type { LanguageCatalogues } from "./language-catalogues.ts";

/** Ukrainian texts: of the pages before the login and of the frame at once, of each feature with its chunk. */
export const UKRAINIAN = {
  "accessibility-complaint": () => import("#ui/features/accessibility-complaint/uk.json"),
  accounts: () => import("#ui/features/accounts/uk.json"),
  "action-links": () => import("#ui/features/action-links/uk.json"),
  agreements: () => import("#ui/features/agreements/uk.json"),
  billing: () => import("#ui/features/billing/uk.json"),
  chat: () => import("#ui/features/chat/uk.json"),
  contact: () => import("#ui/features/contact/uk.json"),
  deadlines: () => import("#ui/features/deadlines/uk.json"),
  directBilling: () => import("#ui/features/direct-billing/uk.json"),
  documents: () => import("#ui/features/documents/uk.json"),
  "e-invoice": () => import("#ui/features/e-invoice/uk.json"),
  "e-invoice.status": () => import("#ui/features/e-invoice/status/uk.json"),
  help: () => import("#ui/features/help/uk.json"),
  home: () => import("#ui/features/home/uk.json"),
  "home.pending-due": () => import("#ui/features/home/pending-due/uk.json"),
  "home.resume-arrears": () => import("#ui/features/home/resume-arrears/uk.json"),
  "identity-confirmation": () => import("#ui/features/identity-confirmation/uk.json"),
  invoice: () => import("#ui/features/invoice/uk.json"),
  invoices: () => import("#ui/features/invoices/uk.json"),
  "invoices.own-amount": () => import("#ui/features/invoices/own-amount/uk.json"),
  "invoices.payout": () => import("#ui/features/invoices/payout/uk.json"),
  "invoices.under-way": () => import("#ui/features/invoices/pending-payments/uk.json"),
  "invoices.review": () => import("#ui/features/invoices/review/uk.json"),
  login,
  "login-link": () => import("#ui/features/login-link/uk.json"),
  "login.code": loginCode,
  "login.device": loginDevice,
  "login.new-password": loginNewPassword,
  "login.passkey": loginPasskey,
  "login.protection": loginProtection,
  "login.refusals": loginRefusals,
  "login.registration": loginRegistration,
  "login.reset": loginReset,
  "login.steps": loginSteps,
  messages: () => import("#ui/features/messages/uk.json"),
  offer: () => import("#ui/features/offer/uk.json"),
  onboarding: () => import("#ui/features/onboarding/uk.json"),
  payment: () => import("#ui/features/payment/uk.json"),
  personalData: () => import("#ui/features/personal-data/uk.json"),
  "personalData.export": () => import("#ui/features/personal-data/export/uk.json"),
  services: () => import("#ui/features/services/uk.json"),
  "set-top-box": () => import("#ui/features/set-top-box/uk.json"),
  settings: () => import("#ui/features/settings/uk.json"),
  "settings.activity": () => import("#ui/features/settings/activity/uk.json"),
  "settings.language": () => import("#ui/features/settings/language/uk.json"),
  "settings.phone": () => import("#ui/features/settings/phone/uk.json"),
  rotation: () => import("#ui/features/site-content/banner-carousel/uk.json"),
  popup: () => import("#ui/features/site-content/popup/uk.json"),
  survey: () => import("#ui/features/site-content/survey/uk.json"),
  "support-request": () => import("#ui/features/support-request/uk.json"),
  termination: () => import("#ui/features/termination/uk.json"),
  wifi: () => import("#ui/features/wifi/uk.json"),
  withdrawal: () => import("#ui/features/withdrawal/uk.json"),
  presentation,
  backendAccess,
  calendar,
  "contact-ways": contactWays,
  contractSummary,
  duplicate,
  "email-field": emailField,
  forms,
  speeds,
  language,
  "logged-in-elsewhere": loggedInElsewhere,
  "mobile-data": mobileData,
  "order-state": orderState,
  "polish-is-binding": polishIsBinding,
  "resend-code": resendCode,
  tryLater,
  upcoming,
  shell,
  cookies,
  "device-offer": deviceOffer,
  files,
  floater,
  "shell-pages": shellPages,
  privacy,
  serviceNotice,
  "shell-session": shellSession,
  statement,
  "shell-theme": shellTheme,
  unsaved,
  welcome,
  fallback,
  "fallback-details": fallbackDetails,
  routes,
  chatRoute,
  wrong,
} satisfies LanguageCatalogues<"one" | "few" | "many" | "other">;
