import { action, makeObservable, observableRef } from "mobx";
import type { Passkey } from "#domain/passkeys/index.ts";
import type {
  AccountActivity,
  ActivityLogPage,
  CodePhone,
  MobileDevice,
  SecondFactor,
} from "#domain/settings/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { AccountOrderViewModel } from "./account-order.view-model.ts";
import { ActiveSessionsViewModel } from "./active-sessions.view-model.ts";
import { FactorViewModel } from "./factor.view-model.ts";
import { MobileDevicesViewModel } from "./mobile-devices.view-model.ts";
import { PasskeysViewModel } from "./passkeys.view-model.ts";
import { PermissionsViewModel } from "./permissions.view-model.ts";
import { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import { createLoginForm, createPasswordForm, type LoginFormModel, type PasswordFormModel } from "./sign-in-forms.ts";
import { TrustedDevicesViewModel } from "./trusted-devices.view-model.ts";
import type { SettingsDependencies } from "./settings-dependencies.ts";

/**
 * View model of the settings: login, second factor, devices, accounts and permissions (SET-01 to SET-04, SET-07 to
 * SET-09).
 */
export class SettingsViewModel {
  login: LoginFormModel | undefined = undefined;
  password: PasswordFormModel | undefined = undefined;
  /** Activity that the customer disowns in the open dialog (ACT-04). */
  disowned: AccountActivity | undefined = undefined;
  /** True until the card of the passkeys has the focus, which the open dialog has asked for. */
  arePasskeysRequested = false;
  readonly factor: FactorViewModel;
  readonly trust: TrustedDevicesViewModel;
  readonly passkeys: PasskeysViewModel;
  readonly recoveryCodes: RecoveryCodesViewModel;
  readonly mobile: MobileDevicesViewModel;
  readonly sessions: ActiveSessionsViewModel;
  readonly accounts: AccountOrderViewModel;
  readonly permissions: PermissionsViewModel;
  readonly #dependencies: SettingsDependencies;
  readonly #name: AsyncSectionModel<string>;
  readonly #factors: AsyncSectionModel<SecondFactor>;
  readonly #devices: AsyncSectionModel<readonly MobileDevice[]>;
  readonly #passkeys: AsyncSectionModel<readonly Passkey[]>;
  readonly #activities: AsyncSectionModel<ActivityLogPage>;
  readonly #phones: AsyncSectionModel<readonly CodePhone[]>;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
    this.recoveryCodes = new RecoveryCodesViewModel(dependencies);
    this.factor = new FactorViewModel(dependencies, {
      onTurnedOn: () => void this.recoveryCodes.create(),
      onClosed: () => this.recoveryCodes.hide(),
    });
    this.trust = new TrustedDevicesViewModel(dependencies);
    this.passkeys = new PasskeysViewModel(dependencies);
    this.mobile = new MobileDevicesViewModel(dependencies);
    this.sessions = new ActiveSessionsViewModel(dependencies);
    this.accounts = new AccountOrderViewModel(dependencies);
    this.permissions = new PermissionsViewModel(dependencies);
    const {
      store: { factor, devices, passkeys, phones, activities },
      client,
    } = dependencies;
    this.#name = new AsyncSectionModel({
      needs: [client.data],
      // The notice about incomplete client data is on the pages that show services and amounts.
      fields: [],
      read: () => client.data.known?.client.clientLogin,
      load: () => client.data.load(),
    });
    this.#factors = new AsyncSectionModel({ needs: [factor], read: () => factor.known, load: () => factor.refresh() });
    this.#devices = new AsyncSectionModel({
      needs: [devices],
      read: () => devices.known,
      load: () => devices.refresh(),
    });
    this.#passkeys = new AsyncSectionModel({
      needs: [passkeys],
      read: () => passkeys.known,
      load: () => passkeys.refresh(),
    });
    this.#activities = new AsyncSectionModel({
      needs: [activities],
      read: () => activities.known,
      load: () => activities.refresh(),
    });
    this.#phones = new AsyncSectionModel({ needs: [phones], read: () => phones.known, load: () => phones.refresh() });
    makeObservable<this, "closeForms">(this, {
      login: observableRef,
      password: observableRef,
      disowned: observableRef,
      arePasskeysRequested: observableRef,
      openLogin: action,
      openPassword: action,
      disown: action,
      closeDisowned: action,
      showPasskeysAfterDisowning: action,
      clearPasskeysRequest: action,
      closeForms: action,
    });
  }

  /** Current login name. */
  get loginName(): AsyncSection<string> {
    return this.#name.section;
  }

  get secondFactor(): AsyncSection<SecondFactor> {
    return this.#factors.section;
  }

  get mobileDevices(): AsyncSection<readonly MobileDevice[]> {
    return this.#devices.section;
  }

  get passkeyList(): AsyncSection<readonly Passkey[]> {
    return this.#passkeys.section;
  }

  /** First page of the activity log. */
  get activities(): AsyncSection<ActivityLogPage> {
    return this.#activities.section;
  }

  /** Phone numbers that can receive codes. */
  get phones(): AsyncSection<readonly CodePhone[]> {
    return this.#phones.section;
  }

  /** Loads the data of the page; what is known is refreshed. */
  start(): void {
    for (const section of [this.#name, this.#factors, this.#devices, this.#activities]) void section.load();
    this.loadPasskeys();
  }

  /**
   * True if the card of the passkeys is shown. Where this device has no passkeys, it is shown only to remove those of
   * other devices (KEY-02).
   */
  get hasPasskeyCard(): boolean {
    const { passkeyList } = this;
    return this.passkeys.canAdd || (passkeyList.status === "ready" && passkeyList.value.length > 0);
  }

  /** True if no passkey is saved and one can be added here. Loads the passkeys with `loadPasskeys`. */
  get canOfferPasskey(): boolean {
    const { passkeyList } = this;
    return this.passkeys.canAdd && passkeyList.status === "ready" && passkeyList.value.length === 0;
  }

  /** Loads or refreshes the passkeys where the provider has them. */
  loadPasskeys(): void {
    if (this.#dependencies.isAvailable("passkeys")) void this.#passkeys.load();
    this.sessions.load();
  }

  readonly openLogin = (): void => {
    this.login = createLoginForm(this.#dependencies, () => this.closeForms());
  };

  readonly openPassword = (): void => {
    this.password = createPasswordForm(this.#dependencies, () => this.closeForms());
  };

  /** Opens the advice about an activity of a stranger. */
  readonly disown = (activity: AccountActivity): void => {
    this.disowned = activity;
  };

  readonly closeDisowned = (): void => {
    this.disowned = undefined;
  };

  /** Changes the password, which ends all other sessions, after "To nie ja". */
  readonly openPasswordAfterDisowning = (): void => {
    this.closeDisowned();
    this.openPassword();
  };

  /** Moves the focus to the passkeys, which outlive a changed password, after "To nie ja". */
  readonly showPasskeysAfterDisowning = (): void => {
    this.closeDisowned();
    this.arePasskeysRequested = true;
  };

  readonly clearPasskeysRequest = (): void => {
    this.arePasskeysRequested = false;
  };

  readonly closeSignIn = (): void => {
    if (this.login?.form.busy !== true && this.password?.form.busy !== true) this.closeForms();
  };

  private closeForms(): void {
    this.login = undefined;
    this.password = undefined;
  }
}
