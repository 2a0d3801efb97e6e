import login from "#ui/features/login/en.json";
import loginCode from "#ui/features/login/code/en.json";
import loginDevice from "#ui/features/login/device/en.json";
import loginNewPassword from "#ui/features/login/new-password/en.json";
import loginPasskey from "#ui/features/login/passkey/en.json";
import loginProtection from "#ui/features/login/protection/en.json";
import loginRefusals from "#ui/features/login/refusals/en.json";
import loginRegistration from "#ui/features/login/registration/en.json";
import loginReset from "#ui/features/login/reset/en.json";
import loginSteps from "#ui/features/login/steps/en.json";
import presentation from "#ui/shared/en.json";
import backendAccess from "#ui/shared/backend-access/en.json";
import calendar from "#ui/shared/calendar/en.json";
import contactWays from "#ui/shared/contact-ways/en.json";
import contractSummary from "#ui/shared/contract-summary/en.json";
import duplicate from "#ui/shared/duplicate/en.json";
import emailField from "#ui/shared/email-field/en.json";
import forms from "#ui/shared/forms/en.json";
import speeds from "#ui/shared/internet-speeds/en.json";
import language from "#ui/shared/language/en.json";
import loggedInElsewhere from "#ui/shared/logged-in-elsewhere/en.json";
import mobileData from "#ui/shared/mobile-data/en.json";
import orderState from "#ui/shared/order-state/en.json";
import polishIsBinding from "#ui/shared/polish-is-binding/en.json";
import resendCode from "#ui/shared/resend-code/en.json";
import tryLater from "#ui/shared/try-later/en.json";
import upcoming from "#ui/shared/upcoming/en.json";
import shell from "#ui/shell/en.json";
import cookies from "#ui/shell/cookie-bar/en.json";
import deviceOffer from "#ui/shell/device-offer/en.json";
import files from "#ui/shell/files/en.json";
import floater from "#ui/shell/floater/en.json";
import shellPages from "#ui/shell/pages/en.json";
import privacy from "#ui/shell/privacy/en.json";
import serviceNotice from "#ui/shell/service-notice/en.json";
import shellSession from "#ui/shell/session/en.json";
import statement from "#ui/shell/statement/en.json";
import shellTheme from "#ui/shell/theme/en.json";
import unsaved from "#ui/shell/unsaved/en.json";
import welcome from "#ui/shell/welcome/en.json";
import fallback from "../boot/fallback/en.json";
import fallbackDetails from "../boot/fallback/lazy/en.json";
import routes from "../routes/en.json";
import chatRoute from "../routes/chat/en.json";
import wrong from "../routes/load-error/en.json";
import type { LanguageCatalogues } from "./language-catalogues.ts";

/** English texts of the pages before the login, of the frame and of what several features share: one file. */
export const ENGLISH_FIRST = {
  login,
  "login.code": loginCode,
  "login.device": loginDevice,
  "login.new-password": loginNewPassword,
  "login.passkey": loginPasskey,
  "login.protection": loginProtection,
  "login.refusals": loginRefusals,
  "login.registration": loginRegistration,
  "login.reset": loginReset,
  "login.steps": loginSteps,
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
} satisfies Partial<LanguageCatalogues<"one" | "other">>;
