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

/** Ukrainian texts of the pages before the login, of the frame and of what several features share: one file. */
export const UKRAINIAN_FIRST = {
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
} satisfies Partial<LanguageCatalogues<"one" | "few" | "many" | "other">>;
