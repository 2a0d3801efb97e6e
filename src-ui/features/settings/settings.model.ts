import { action, makeObservable, observableRef } from "mobx";
import type { CodePhone, MobileDevice, SecondFactor } from "#domain/settings/index.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import { AccountsModel } from "./accounts.model.ts";
import { FactorModel } from "./factor.model.ts";
import { MobileModel } from "./mobile.model.ts";
import { PermissionsModel } from "./permissions.model.ts";
import { loginForm, passwordForm, type LoginFormModel, type PasswordFormModel } from "./sign-in-forms.ts";
import { TrustModel } from "./trust.model.ts";
import type { SettingsWorld } from "./world.ts";

/** The settings: what somebody logs in with, on what, as whom (SET-01 to SET-04, SET-07). */
export class SettingsModel {
  login: LoginFormModel | undefined = undefined;
  password: PasswordFormModel | undefined = undefined;
  readonly factor: FactorModel;
  readonly trust: TrustModel;
  readonly mobile: MobileModel;
  readonly accounts: AccountsModel;
  readonly permissions: PermissionsModel;
  readonly #world: SettingsWorld;
  readonly #name: PartModel<string>;
  readonly #factors: PartModel<SecondFactor>;
  readonly #devices: PartModel<readonly MobileDevice[]>;
  readonly #phones: PartModel<readonly CodePhone[]>;

  constructor(world: SettingsWorld) {
    this.#world = world;
    this.factor = new FactorModel(world);
    this.trust = new TrustModel(world);
    this.mobile = new MobileModel(world);
    this.accounts = new AccountsModel(world);
    this.permissions = new PermissionsModel(world);
    const {
      store: { factor, devices, phones },
      client,
    } = world;
    this.#name = new PartModel({
      needs: [client.data],
      read: () => client.data.known?.client.clientLogin,
      load: () => client.data.load(),
    });
    this.#factors = new PartModel({ needs: [factor], read: () => factor.known, load: () => factor.load() });
    this.#devices = new PartModel({ needs: [devices], read: () => devices.known, load: () => devices.load() });
    this.#phones = new PartModel({ needs: [phones], read: () => phones.known, load: () => phones.load() });
    makeObservable<this, "drop">(this, {
      login: observableRef,
      password: observableRef,
      openLogin: action,
      openPassword: action,
      drop: action,
    });
  }

  /** The login name in force. */
  get loginName(): Part<string> {
    return this.#name.part;
  }

  get secondFactor(): Part<SecondFactor> {
    return this.#factors.part;
  }

  get mobileDevices(): Part<readonly MobileDevice[]> {
    return this.#devices.part;
  }

  /** Numbers that take a code. */
  get phones(): Part<readonly CodePhone[]> {
    return this.#phones.part;
  }

  /** Reads what the page shows. */
  start(): void {
    for (const part of [this.#name, this.#factors, this.#devices]) void part.load();
  }

  readonly openLogin = (): void => {
    this.login = loginForm(this.#world, () => this.drop());
  };

  readonly openPassword = (): void => {
    this.password = passwordForm(this.#world, () => this.drop());
  };

  readonly closeSignIn = (): void => {
    if (this.login?.form.busy !== true && this.password?.form.busy !== true) this.drop();
  };

  private drop(): void {
    this.login = undefined;
    this.password = undefined;
  }
}
