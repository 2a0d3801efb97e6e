import type { ServiceIdentifier } from "inversify";
import type { ClientPort, ClientData } from "#domain/account/index.ts";
import type { ElectronicPollPort } from "#domain/account/electronic-poll.ts";
import type { SatisfactionSurveyPort } from "#domain/account/satisfaction-survey.ts";
import type { ChatWindowMemoryPort } from "#domain/chat/chat-memory.port.ts";
import type {
  ChatAdmissionPort,
  ChatAlertPort,
  ChatMemoryPort,
  ChatSocketPort,
  TabLeadershipPort,
} from "#domain/chat/index.ts";
import type {
  ConnectivityPort,
  ClipboardPort,
  DeviceLoginPort,
  DeviceMemoryPort,
  DeviceRegistrationPort,
  FileDownloadPort,
  NativeBridgePort,
} from "#domain/device/index.ts";
import type { AuthenticatorPort, PasskeyLoginPort, PasskeysPort } from "#domain/passkeys/index.ts";
import type { AgreementsPort, ConsentsPort } from "#domain/consents/index.ts";
import type { ContactChangePort } from "#domain/contact/contact.port.ts";
import type { ContactPort } from "#domain/contact/index.ts";
import type { DataHistoryPort } from "#domain/data-export/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import type { DirectBillingPort } from "#domain/direct-billing/index.ts";
import type { DraftPort } from "#domain/drafts/index.ts";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { CallBillingPort } from "#domain/finance/call-billing.port.ts";
import type { FinancePort } from "#domain/finance/index.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import type { PaymentPagePort } from "#domain/finance/finance.port.ts";
import type { TerminationsPort } from "#domain/termination/index.ts";
import type { PayoutsPort } from "#domain/finance/payouts.port.ts";
import type { HelpPort, LocationPort } from "#domain/help/index.ts";
import type {
  IdentityProofPort,
  LoginLinkPort,
  LoginPort,
  PasswordResetPort,
  RegistrationPort,
} from "#domain/login/index.ts";
import type { ActionLinksPort } from "#domain/action-links/index.ts";
import type { WithdrawalPort } from "#domain/withdrawal/index.ts";
import type { MessageMarksPort, MessagesPort, OutageNewsPort } from "#domain/messages/index.ts";
import type { NavigationHistoryPort, ScrollPositionsPort } from "#domain/navigation/navigation-history.port.ts";
import type { ReturnAddressPort } from "#domain/navigation/return-address.port.ts";
import type { OffersPort, SalesPort } from "#domain/offers/index.ts";
import type { OnboardingFlagsPort, OnboardingPort } from "#domain/onboarding/index.ts";
import type { ProductsPort } from "#domain/products/products.port.ts";
import type {
  ActivityPort,
  BackendAccessPort,
  CheckTurnPort,
  CustomerContextsPort,
  CredentialsPort,
  ServiceSignalsPort,
  SessionEventsPort,
  SessionHashPort,
  SessionPort,
  SessionStoragePort,
} from "#domain/session/index.ts";
import type { SetTopBoxPort } from "#domain/set-top-box/index.ts";
import type {
  ActiveSessionsPort,
  ClientAccountsPort,
  MobileDevicesPort,
  PermissionsRefreshPort,
  RecoveryCodesPort,
  ActivityLogPort,
  SecondFactorPort,
  SignInPort,
} from "#domain/settings/index.ts";
import type { ClockPort, IdempotencyKeyPort, ProviderFilesPort, TabLockPort } from "#domain/shared-kernel/index.ts";
import type { ServiceClock } from "#domain/shared-kernel/service-clock.ts";
import type { SiteContentPort, SiteContentCachePort, WelcomeMarksPort } from "#domain/site-content/index.ts";
import type { AccessibilityComplaintsPort, SupportPort } from "#domain/support/index.ts";
import type { ThemePort } from "#domain/theme/index.ts";
import type {
  AnalyticsPort,
  InteractionsPort,
  PageSpeedPort,
  SessionRecordingPort,
  TrackingPort,
} from "#domain/tracking/index.ts";
import type { WifiPort } from "#domain/wifi/index.ts";
import type { FeatureAvailabilityPort } from "#domain/access/index.ts";
import type { OperationGateway } from "#adapters/soap/gateway/service-response.ts";
import type { SoapGateway } from "#adapters/soap/gateway/soap-gateway.ts";
import type { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import type { DirectBillingViewModel } from "#ui/features/direct-billing/direct-billing.view-model.ts";
import type { MailboxViewModel } from "#ui/features/messages/mailbox.view-model.ts";
import type { WifiViewModel } from "#ui/features/wifi/wifi.view-model.ts";
import type { ChatRequestsStore } from "#ui/shell/chat-requests.store.ts";
import type { LinkTokenStore } from "#ui/shell/link-token.store.ts";
import type { FocusedPath } from "#ui/shell/use-focus-restoration.ts";
import type { OncePerVisit } from "#ui/shell/once-per-visit.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ConnectivityStore } from "#ui/stores/connectivity/connectivity.store.ts";
import type { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { ContactStore } from "#ui/stores/contact/contact.store.ts";
import type { PendingPushStore } from "#ui/stores/device/pending-push.store.ts";
import type { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";
import type { ExternalServicesStore } from "#ui/stores/direct-billing/external-services.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { HelpStore } from "#ui/stores/help/help.store.ts";
import type { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { LoadedRequests } from "#ui/stores/support/loaded-requests.ts";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";
import type { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { OnboardingStore } from "#ui/stores/onboarding/onboarding.store.ts";
import type { MobileDataStore } from "#ui/stores/products/mobile-data.store.ts";
import type { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import type { AccountSwitch } from "#ui/stores/session/account-switch.ts";
import type { FeatureAvailabilityStore } from "#ui/stores/navigation/feature-availability.store.ts";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";
import type { IdentityConfirmationStore } from "#ui/stores/session/identity-confirmation.store.ts";
import type { SessionKeeper } from "#ui/stores/session/session-keeper.ts";
import type { SessionStore } from "#ui/stores/session/session.store.ts";
import type { SiteContentStore } from "#ui/stores/site-content/site-content.store.ts";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import type { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import type { Tracker } from "#ui/stores/tracking/tracker.ts";
import type { NavigateFunction } from "react-router-dom";
import type { ChatSession } from "../boot/chat-session.ts";
import type { FormServices } from "../boot/form-services.ts";
import type { NativeAppSubscriptions } from "../boot/native-app-subscriptions.ts";
import type { App } from "../boot/app.ts";
import type { Brand } from "../boot/brand.ts";
import type { CreatedOnce } from "./created-once.ts";
import type { CallErrorRecorder } from "./call-error-log.ts";
import type { NativeApp } from "./native-app.module.ts";
import type { EnteredLogin } from "./page.module.ts";
import type { PortalSettings } from "./portal-settings.ts";

/** Tokens of all services in the container, typed by what they resolve to: a port, a store or a service. */

// Bound by the installation and its window.
export const APP: ServiceIdentifier<App> = Symbol("App");
export const BRAND: ServiceIdentifier<Brand> = Symbol("Brand");
export const PORTAL_SETTINGS: ServiceIdentifier<PortalSettings> = Symbol("PortalSettings");
export const ENTERED_LOGIN: ServiceIdentifier<EnteredLogin> = Symbol("EnteredLogin");
/** Operator's app that surrounds the page; it outlives the portal. */
export const NATIVE_APP: ServiceIdentifier<CreatedOnce<NativeApp>> = Symbol("NativeApp");
export const CLIPBOARD_PORT: ServiceIdentifier<ClipboardPort> = Symbol("ClipboardPort");
export const PAYMENT_PAGE_PORT: ServiceIdentifier<PaymentPagePort> = Symbol("PaymentPagePort");

/** Client data of the current account; `undefined` for a guest, and while they load. */
export const CURRENT_CLIENT: ServiceIdentifier<() => ClientData | undefined> = Symbol("CurrentClient");

// SOAP.
export const CALL_ERROR_RECORDER: ServiceIdentifier<CallErrorRecorder> = Symbol("CallErrorRecorder");
export const GATEWAY: ServiceIdentifier<SoapGateway> = Symbol("SoapGateway");
export const SUPPORTED_OPERATIONS: ServiceIdentifier<SupportedOperations> = Symbol("SupportedOperations");
export const OPERATION_GATEWAY: ServiceIdentifier<OperationGateway> = Symbol("OperationGateway");

// Ports: one instance per page.
export const ACCOUNT_CHANGES_PORT: ServiceIdentifier<AccountChangesPort> = Symbol("AccountChangesPort");
export const ACTIVITY_PORT: ServiceIdentifier<ActivityPort> = Symbol("ActivityPort");
export const AGREEMENTS_PORT: ServiceIdentifier<AgreementsPort> = Symbol("AgreementsPort");
export const ANALYTICS_PORT: ServiceIdentifier<AnalyticsPort> = Symbol("AnalyticsPort");
export const CALL_BILLING_PORT: ServiceIdentifier<CallBillingPort> = Symbol("CallBillingPort");
export const CHAT_ADMISSION_PORT: ServiceIdentifier<ChatAdmissionPort> = Symbol("ChatAdmissionPort");
export const CHAT_ALERT_PORT: ServiceIdentifier<ChatAlertPort> = Symbol("ChatAlertPort");
export const CHAT_MEMORY_PORT: ServiceIdentifier<ChatMemoryPort> = Symbol("ChatMemoryPort");
export const CHAT_SOCKET_PORT: ServiceIdentifier<ChatSocketPort> = Symbol("ChatSocketPort");
export const CHAT_WINDOW_MEMORY_PORT: ServiceIdentifier<ChatWindowMemoryPort> = Symbol("ChatWindowMemoryPort");
export const CHECK_TURN_PORT: ServiceIdentifier<CheckTurnPort> = Symbol("CheckTurnPort");
export const ACTIVE_SESSIONS_PORT: ServiceIdentifier<ActiveSessionsPort> = Symbol("ActiveSessionsPort");
export const CLIENT_ACCOUNTS_PORT: ServiceIdentifier<ClientAccountsPort> = Symbol("ClientAccountsPort");
export const CLIENT_PORT: ServiceIdentifier<ClientPort> = Symbol("ClientPort");
export const CLOCK_PORT: ServiceIdentifier<ClockPort> = Symbol("ClockPort");
/** Clock for days and times that customers read; `CLOCK_PORT` is for what the portal stores and for durations. */
export const SERVICE_CLOCK: ServiceIdentifier<ServiceClock> = Symbol("ServiceClock");
export const CONNECTIVITY_PORT: ServiceIdentifier<ConnectivityPort> = Symbol("ConnectivityPort");
export const CONSENTS_PORT: ServiceIdentifier<ConsentsPort> = Symbol("ConsentsPort");
export const CONTACT_CHANGE_PORT: ServiceIdentifier<ContactChangePort> = Symbol("ContactChangePort");
export const CONTACT_PORT: ServiceIdentifier<ContactPort> = Symbol("ContactPort");
export const CUSTOMER_CONTEXTS_PORT: ServiceIdentifier<CustomerContextsPort> = Symbol("CustomerContextsPort");
export const COOKIE_CHOICE_PORT: ServiceIdentifier<CookieChoicePort> = Symbol("CookieChoicePort");
export const CREDENTIALS_PORT: ServiceIdentifier<CredentialsPort> = Symbol("CredentialsPort");
export const AUTHENTICATOR_PORT: ServiceIdentifier<AuthenticatorPort> = Symbol("AuthenticatorPort");
export const PASSKEYS_PORT: ServiceIdentifier<PasskeysPort> = Symbol("PasskeysPort");
export const PASSKEY_LOGIN_PORT: ServiceIdentifier<PasskeyLoginPort> = Symbol("PasskeyLoginPort");
export const RECOVERY_CODES_PORT: ServiceIdentifier<RecoveryCodesPort> = Symbol("RecoveryCodesPort");
export const DEVICE_LOGIN_PORT: ServiceIdentifier<DeviceLoginPort> = Symbol("DeviceLoginPort");
export const DEVICE_MEMORY_PORT: ServiceIdentifier<DeviceMemoryPort> = Symbol("DeviceMemoryPort");
export const DEVICE_REGISTRATION_PORT: ServiceIdentifier<DeviceRegistrationPort> = Symbol("DeviceRegistrationPort");
export const DIRECT_BILLING_PORT: ServiceIdentifier<DirectBillingPort> = Symbol("DirectBillingPort");
export const DRAFT_PORT: ServiceIdentifier<DraftPort> = Symbol("DraftPort");
export const ELECTRONIC_POLL_PORT: ServiceIdentifier<ElectronicPollPort> = Symbol("ElectronicPollPort");
/** Downloads through the browser. */
export const FILE_DOWNLOAD_PORT: ServiceIdentifier<FileDownloadPort> = Symbol("FileDownloadPort");
export const FINANCE_PORT: ServiceIdentifier<FinancePort> = Symbol("FinancePort");
export const HELP_PORT: ServiceIdentifier<HelpPort> = Symbol("HelpPort");
export const IDEMPOTENCY_KEY_PORT: ServiceIdentifier<IdempotencyKeyPort> = Symbol("IdempotencyKeyPort");
export const INTERACTIONS_PORT: ServiceIdentifier<InteractionsPort> = Symbol("InteractionsPort");
export const INVOICES_PORT: ServiceIdentifier<InvoicesPort> = Symbol("InvoicesPort");
export const LOCATION_PORT: ServiceIdentifier<LocationPort> = Symbol("LocationPort");
export const LOGIN_LINK_PORT: ServiceIdentifier<LoginLinkPort> = Symbol("LoginLinkPort");
export const IDENTITY_PROOF_PORT: ServiceIdentifier<IdentityProofPort> = Symbol("IdentityProofPort");
export const LOGIN_PORT: ServiceIdentifier<LoginPort> = Symbol("LoginPort");
export const WITHDRAWAL_PORT: ServiceIdentifier<WithdrawalPort> = Symbol("WithdrawalPort");
export const ACTION_LINKS_PORT: ServiceIdentifier<ActionLinksPort> = Symbol("ActionLinksPort");
export const MESSAGE_MARKS_PORT: ServiceIdentifier<MessageMarksPort> = Symbol("MessageMarksPort");
export const MESSAGES_PORT: ServiceIdentifier<MessagesPort> = Symbol("MessagesPort");
export const MOBILE_DEVICES_PORT: ServiceIdentifier<MobileDevicesPort> = Symbol("MobileDevicesPort");
export const NATIVE_BRIDGE_PORT: ServiceIdentifier<NativeBridgePort> = Symbol("NativeBridgePort");
/** Saves files through the operator's app; without an app, as browser downloads. */
export const NATIVE_FILE_DOWNLOAD_PORT: ServiceIdentifier<FileDownloadPort> = Symbol("NativeFileDownloadPort");
export const NAVIGATION_HISTORY_PORT: ServiceIdentifier<NavigationHistoryPort> = Symbol("NavigationHistoryPort");
export const SCROLL_POSITIONS_PORT: ServiceIdentifier<ScrollPositionsPort> = Symbol("ScrollPositionsPort");
export const OFFERS_PORT: ServiceIdentifier<OffersPort> = Symbol("OffersPort");
export const ONBOARDING_FLAGS_PORT: ServiceIdentifier<OnboardingFlagsPort> = Symbol("OnboardingFlagsPort");
export const ONBOARDING_PORT: ServiceIdentifier<OnboardingPort> = Symbol("OnboardingPort");
export const OPEN_PAYMENTS_PORT: ServiceIdentifier<OpenPaymentsPort> = Symbol("OpenPaymentsPort");
export const OPEN_PAYMENTS_STORE: ServiceIdentifier<OpenPaymentsStore> = Symbol("OpenPaymentsStore");
export const PASSWORD_RESET_PORT: ServiceIdentifier<PasswordResetPort> = Symbol("PasswordResetPort");
export const TERMINATIONS_PORT: ServiceIdentifier<TerminationsPort> = Symbol("TerminationsPort");
export const PAYOUTS_PORT: ServiceIdentifier<PayoutsPort> = Symbol("PayoutsPort");
export const MOBILE_DATA_STORE: ServiceIdentifier<MobileDataStore> = Symbol("MobileDataStore");
export const PRODUCTS_PORT: ServiceIdentifier<ProductsPort> = Symbol("ProductsPort");
export const PROVIDER_FILES_PORT: ServiceIdentifier<ProviderFilesPort> = Symbol("ProviderFilesPort");
export const PERMISSIONS_REFRESH_PORT: ServiceIdentifier<PermissionsRefreshPort> = Symbol("PermissionsRefreshPort");
export const REGISTRATION_PORT: ServiceIdentifier<RegistrationPort> = Symbol("RegistrationPort");
export const RETURN_ADDRESS_PORT: ServiceIdentifier<ReturnAddressPort> = Symbol("ReturnAddressPort");
export const SALES_PORT: ServiceIdentifier<SalesPort> = Symbol("SalesPort");
export const SATISFACTION_SURVEY_PORT: ServiceIdentifier<SatisfactionSurveyPort> = Symbol("SatisfactionSurveyPort");
export const ACTIVITY_LOG_PORT: ServiceIdentifier<ActivityLogPort> = Symbol("ActivityLogPort");
export const DATA_HISTORY_PORT: ServiceIdentifier<DataHistoryPort> = Symbol("DataHistoryPort");
export const SECOND_FACTOR_PORT: ServiceIdentifier<SecondFactorPort> = Symbol("SecondFactorPort");
export const BACKEND_ACCESS_PORT: ServiceIdentifier<BackendAccessPort> = Symbol("BackendAccessPort");
export const SERVICE_SIGNALS_PORT: ServiceIdentifier<ServiceSignalsPort> = Symbol("ServiceSignalsPort");
export const SESSION_EVENTS_PORT: ServiceIdentifier<SessionEventsPort> = Symbol("SessionEventsPort");
export const SESSION_HASH_PORT: ServiceIdentifier<SessionHashPort> = Symbol("SessionHashPort");
export const SESSION_PORT: ServiceIdentifier<SessionPort> = Symbol("SessionPort");
export const SESSION_RECORDING_PORT: ServiceIdentifier<SessionRecordingPort> = Symbol("SessionRecordingPort");
export const SESSION_STORAGE_PORT: ServiceIdentifier<SessionStoragePort> = Symbol("SessionStoragePort");
export const SET_TOP_BOX_PORT: ServiceIdentifier<SetTopBoxPort> = Symbol("SetTopBoxPort");
export const SIGN_IN_PORT: ServiceIdentifier<SignInPort> = Symbol("SignInPort");
export const SITE_CONTENT_PORT: ServiceIdentifier<SiteContentPort> = Symbol("SiteContentPort");
export const SITE_CONTENT_CACHE_PORT: ServiceIdentifier<SiteContentCachePort> = Symbol("SiteContentCachePort");
export const ACCESSIBILITY_COMPLAINTS_PORT: ServiceIdentifier<AccessibilityComplaintsPort> =
  Symbol("AccessibilityComplaintsPort");
export const SUPPORT_PORT: ServiceIdentifier<SupportPort> = Symbol("SupportPort");
export const FEATURE_AVAILABILITY_PORT: ServiceIdentifier<FeatureAvailabilityPort> = Symbol("FeatureAvailabilityPort");
export const TAB_LEADERSHIP_PORT: ServiceIdentifier<TabLeadershipPort> = Symbol("TabLeadershipPort");
export const TAB_LOCK_PORT: ServiceIdentifier<TabLockPort> = Symbol("TabLockPort");
export const THEME_PORT: ServiceIdentifier<ThemePort> = Symbol("ThemePort");
export const PAGE_SPEED_PORT: ServiceIdentifier<PageSpeedPort> = Symbol("PageSpeedPort");
export const TRACKING_PORT: ServiceIdentifier<TrackingPort> = Symbol("TrackingPort");
export const WELCOME_MARKS_PORT: ServiceIdentifier<WelcomeMarksPort> = Symbol("WelcomeMarksPort");
export const WIFI_PORT: ServiceIdentifier<WifiPort> = Symbol("WifiPort");

// Stores and services of the page.
/** Chat, once it was requested. */
export const CHAT_SESSION: ServiceIdentifier<CreatedOnce<Promise<ChatSession>>> = Symbol("ChatSession");
export const CHAT_REQUESTS_STORE: ServiceIdentifier<ChatRequestsStore> = Symbol("ChatRequestsStore");
export const CONNECTIVITY_STORE: ServiceIdentifier<ConnectivityStore> = Symbol("ConnectivityStore");
export const ACCOUNT_SWITCH: ServiceIdentifier<AccountSwitch> = Symbol("AccountSwitch");
/** Sessions in which the device was registered (WRAP-02). */
export const DEVICE_REGISTRATIONS: ServiceIdentifier<OncePerVisit> = Symbol("DeviceRegistrations");
export const FORM_SERVICES: ServiceIdentifier<FormServices> = Symbol("FormServices");
/** Visits in which the yearly question about contact data was shown. */
export const DATA_UPDATE_VISITS: ServiceIdentifier<OncePerVisit> = Symbol("DataUpdateVisits");
/** Accounts for which the offer floater has opened by itself. */
export const OFFER_FLOATER_VISITS: ServiceIdentifier<OncePerVisit> = Symbol("OfferFloaterVisits");
export const FOCUSED_PATH: ServiceIdentifier<FocusedPath> = Symbol("FocusedPath");
export const NATIVE_APP_SUBSCRIPTIONS: ServiceIdentifier<NativeAppSubscriptions<NavigateFunction>> =
  Symbol("NativeAppSubscriptions");
export const LINK_TOKEN_STORE: ServiceIdentifier<LinkTokenStore> = Symbol("LinkTokenStore");
export const BACKEND_ACCESS_STORE: ServiceIdentifier<BackendAccessStore> = Symbol("BackendAccessStore");
export const FEATURE_AVAILABILITY_STORE: ServiceIdentifier<FeatureAvailabilityStore> =
  Symbol("FeatureAvailabilityStore");
export const SERVICE_NOTICES_STORE: ServiceIdentifier<ServiceNoticesStore> = Symbol("ServiceNoticesStore");
export const IDENTITY_CONFIRMATION_STORE: ServiceIdentifier<IdentityConfirmationStore> =
  Symbol("IdentityConfirmationStore");
export const SESSION_KEEPER: ServiceIdentifier<SessionKeeper> = Symbol("SessionKeeper");
export const SESSION_STORE: ServiceIdentifier<SessionStore> = Symbol("SessionStore");
export const THEME_STORE: ServiceIdentifier<ThemeStore> = Symbol("ThemeStore");
export const TOASTS_STORE: ServiceIdentifier<ToastsStore> = Symbol("ToastsStore");
export const TODAY_STORE: ServiceIdentifier<TodayStore> = Symbol("TodayStore");
export const PENDING_PUSH_STORE: ServiceIdentifier<PendingPushStore> = Symbol("PendingPushStore");
export const TRACKER: ServiceIdentifier<Tracker> = Symbol("Tracker");

// Stores of one account: bound in the container of the account.
export const CLIENT_STORE: ServiceIdentifier<ClientStore> = Symbol("ClientStore");
export const CONSENTS_STORE: ServiceIdentifier<ConsentsStore> = Symbol("ConsentsStore");
export const CONTACT_STORE: ServiceIdentifier<ContactStore> = Symbol("ContactStore");
export const FINANCE_STORE: ServiceIdentifier<FinanceStore> = Symbol("FinanceStore");
export const HELP_STORE: ServiceIdentifier<HelpStore> = Symbol("HelpStore");
export const DIRECT_BILLING_VIEW_MODEL: ServiceIdentifier<DirectBillingViewModel> = Symbol("DirectBillingViewModel");
/** Loads the code of direct billing; resolves with `undefined` if the account was closed meanwhile. */
export const DIRECT_BILLING_SOURCE: ServiceIdentifier<() => Promise<DirectBillingStore | undefined>> =
  Symbol("DirectBillingSource");
export const EXTERNAL_SERVICES_STORE: ServiceIdentifier<ExternalServicesStore> = Symbol("ExternalServicesStore");
export const DIRECT_BILLING_STORE: ServiceIdentifier<DirectBillingStore> = Symbol("DirectBillingStore");
export const OUTAGE_NEWS_PORT: ServiceIdentifier<OutageNewsPort> = Symbol("OutageNewsPort");
export const MAILBOX_VIEW_MODEL: ServiceIdentifier<MailboxViewModel> = Symbol("MailboxViewModel");
export const WIFI_VIEW_MODEL: ServiceIdentifier<WifiViewModel> = Symbol("WifiViewModel");
export const LOADED_REQUESTS: ServiceIdentifier<LoadedRequests> = Symbol("LoadedRequests");
export const MESSAGES_STORE: ServiceIdentifier<MessagesStore> = Symbol("MessagesStore");
export const NAVIGATION_STORE: ServiceIdentifier<NavigationStore> = Symbol("NavigationStore");
export const OFFERS_STORE: ServiceIdentifier<OffersStore> = Symbol("OffersStore");
export const ONBOARDING_STORE: ServiceIdentifier<OnboardingStore> = Symbol("OnboardingStore");
export const SITE_CONTENT_STORE: ServiceIdentifier<SiteContentStore> = Symbol("SiteContentStore");
