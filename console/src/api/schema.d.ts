export interface paths {
    "/api/activations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activations, newest first
         * @description Streams all activations that match the filters. The current name and description are stored with the topic, or made by the connection’s template; whether an activation is stale is determined when it is read.
         *
         *     Needs scope `activations`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    connectionId?: string;
                    /** @description One of marketplace, dspapi, exchange, custom_api; GET /api/platforms describes them */
                    platform?: string;
                    /** @description `true`: only stale ones, which are active */
                    stale?: "true" | "false";
                    status?: "pending" | "active" | "deactivated" | "error";
                    /** @description Id of a library topic (`ot_…`), even if it has left the library */
                    topicId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activatedAt: string | null;
                            connectionId: string;
                            /** Format: date-time */
                            createdAt: string;
                            currentEngineVersion: string | null;
                            currentPlatformDesc: string | null;
                            /** @description What would be pushed now; null if the topic has left the library */
                            currentPlatformName: string | null;
                            deactivatedAt: string | null;
                            /** @description Of one in error: when somebody decided that nothing more is to be done */
                            dismissedAt: string | null;
                            engineVersionAtPush: string | null;
                            /** @description Why a push failed, or the error of the last attempt */
                            error: string | null;
                            id: string;
                            orgTopicId: string;
                            platform: string;
                            platformSegmentId: string | null;
                            pushedDescription: string | null;
                            /** @description In full; the platform got it cut to its limit */
                            pushedName: string | null;
                            /** @description Active, and its name, description or engine version has changed since the push */
                            stale: boolean;
                            /** @enum {string} */
                            status: "pending" | "active" | "deactivated" | "error";
                            topicName: string;
                            /**
                             * @description Pending, and no push run will process it: a refresh is working on it, or it was cut off. In that case a refresh of it, the refresh job or another push of the topic looks it up on the platform and finishes it.
                             * @enum {boolean}
                             */
                            unfinished?: true;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a segment on its platform
         * @description An exchange has no such call: its segments expire. An activation in error whose outcome is unknown is deactivated without a call, which confirms that its segment does not exist. A pending one is a 409; if it is unfinished, refresh it first. A 502 has the platform’s explanation as `detail`.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activatedAt: string | null;
                            connectionId: string;
                            /** Format: date-time */
                            createdAt: string;
                            currentEngineVersion: string | null;
                            currentPlatformDesc: string | null;
                            /** @description What would be pushed now; null if the topic has left the library */
                            currentPlatformName: string | null;
                            deactivatedAt: string | null;
                            /** @description Of one in error: when somebody decided that nothing more is to be done */
                            dismissedAt: string | null;
                            engineVersionAtPush: string | null;
                            /** @description Why a push failed, or the error of the last attempt */
                            error: string | null;
                            id: string;
                            orgTopicId: string;
                            platform: string;
                            platformSegmentId: string | null;
                            pushedDescription: string | null;
                            /** @description In full; the platform got it cut to its limit */
                            pushedName: string | null;
                            /** @description Active, and its name, description or engine version has changed since the push */
                            stale: boolean;
                            /** @enum {string} */
                            status: "pending" | "active" | "deactivated" | "error";
                            topicName: string;
                            /**
                             * @description Pending, and no push run will process it: a refresh is working on it, or it was cut off. In that case a refresh of it, the refresh job or another push of the topic looks it up on the platform and finishes it.
                             * @enum {boolean}
                             */
                            unfinished?: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a segment by one with the current name and description
         * @description Deactivates the old segment, then creates a new one; an exchange gets a new upload under the same audience id. If creating fails, the old activation is deactivated and the new one is in error with the reason. An unfinished activation is looked up on the platform instead, and created if it is missing. A 502 has the platform’s explanation as `detail`.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activatedAt: string | null;
                            connectionId: string;
                            /** Format: date-time */
                            createdAt: string;
                            currentEngineVersion: string | null;
                            currentPlatformDesc: string | null;
                            /** @description What would be pushed now; null if the topic has left the library */
                            currentPlatformName: string | null;
                            deactivatedAt: string | null;
                            /** @description Of one in error: when somebody decided that nothing more is to be done */
                            dismissedAt: string | null;
                            engineVersionAtPush: string | null;
                            /** @description Why a push failed, or the error of the last attempt */
                            error: string | null;
                            id: string;
                            orgTopicId: string;
                            platform: string;
                            platformSegmentId: string | null;
                            pushedDescription: string | null;
                            /** @description In full; the platform got it cut to its limit */
                            pushedName: string | null;
                            /** @description Active, and its name, description or engine version has changed since the push */
                            stale: boolean;
                            /** @enum {string} */
                            status: "pending" | "active" | "deactivated" | "error";
                            topicName: string;
                            /**
                             * @description Pending, and no push run will process it: a refresh is working on it, or it was cut off. In that case a refresh of it, the refresh job or another push of the topic looks it up on the platform and finishes it.
                             * @enum {boolean}
                             */
                            unfinished?: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/bulk-deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate up to 500 segments
         * @description Takes up to a minute. Each succeeds or fails on its own; those that are not started in time are errors too.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errors: number;
                            results: ({
                                activationId: string;
                                /** @enum {string} */
                                status: "deactivated";
                            } | {
                                activationId: string;
                                error: string;
                                /** @enum {string} */
                                status: "error";
                            })[];
                            success: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/bulk-dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss failed activations
         * @description Hygiene no longer counts them, also those of deleted connections. One whose outcome is unknown is refused: retry it, or deactivate it to confirm that the platform does not have the segment.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dismissed: number;
                            errors: {
                                activationId: string;
                                error: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/bulk-refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh up to 500 activations
         * @description Takes up to a minute. Each succeeds or fails on its own; those that are not started in time are errors too.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errors: number;
                            results: ({
                                activationId: string;
                                newActivationId: string;
                                /** @enum {string} */
                                status: "refreshed";
                            } | {
                                activationId: string;
                                error: string;
                                /** @enum {string} */
                                status: "error";
                            })[];
                            success: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/bulk-retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push topics again whose activation failed
         * @description Starts a push run for each connection, which the servers drive. A topic whose connection was deleted cannot be pushed there any more: dismiss its activation, or push the topic to another connection.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Those that cannot be retried, and why */
                            errors: {
                                activationId: string;
                                error: string;
                            }[];
                            /** @description Push runs that the servers drive, one for each connection */
                            runs: {
                                connectionId: string;
                                runId: string;
                                totalItems: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activations/refresh-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a refresh would do
         * @description For the given activations, or for up to 5,000 that match the filters. Changes nothing.
         *
         *     Needs scope `activations`, or a session with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationIds?: string[];
                        filters?: {
                            connectionId?: string;
                            /** @description One of marketplace, dspapi, exchange, custom_api; GET /api/platforms describes them */
                            platform?: string;
                            stale?: boolean;
                            /** @enum {string} */
                            status?: "pending" | "active" | "deactivated" | "error";
                            /** @description Id of a library topic (`ot_…`), even if it has left the library */
                            topicId?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description More activations match the filters than are listed */
                            more: boolean;
                            plan: {
                                /**
                                 * @description What a refresh would do: deactivate the segment and create another; upload it again under the same id; finish an unfinished one; nothing needed, though it would still be replaced; or refuse
                                 * @enum {string}
                                 */
                                action: "replace" | "upload" | "finish" | "none" | "impossible";
                                activationId: string;
                                description: {
                                    changed: boolean;
                                    current: string | null;
                                    pushed: string | null;
                                } | null;
                                engineVersion: {
                                    changed: boolean;
                                    current: string | null;
                                    pushed: string | null;
                                } | null;
                                name: {
                                    changed: boolean;
                                    current: string | null;
                                    pushed: string | null;
                                } | null;
                                /** @description The id that the segment has now */
                                platformSegmentId: string | null;
                                /** @description Why it is impossible */
                                reason: string | null;
                                stale: boolean;
                                status: ("pending" | "active" | "deactivated" | "error") | null;
                                topicName: string | null;
                            }[];
                            stale: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what, in all organizations and in the service itself, newest first
         * @description Entries are kept for 400 days and cannot be changed.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    /** @description One action, such as `key.create`, or all of an area, such as `key` */
                    action?: "sign_in.succeed" | "sign_in.refuse" | "sign_in.end" | "session.switch" | "session.end" | "password.change" | "password.refuse" | "password.reset_link" | "password.reset" | "two_factor.enable" | "two_factor.disable" | "two_factor.codes" | "user.sign_up" | "user.rename" | "user.create" | "user.disable" | "user.enable" | "user.delete" | "organization.create" | "organization.update" | "organization.export" | "organization.delete" | "member.role" | "member.remove" | "member.leave" | "invitation.create" | "invitation.accept" | "invitation.decline" | "invitation.cancel" | "key.create" | "key.revoke" | "app.register" | "app.connect" | "app.refuse" | "app.disconnect" | "app.reuse" | "workspace.create" | "workspace.delete" | "workspace.add_topics" | "workspace.remove_topics" | "view.share" | "view.unshare" | "view.update" | "view.delete" | "connection.create" | "connection.update" | "connection.delete" | "schedule.create" | "schedule.update" | "schedule.delete" | "topics.export" | "topics.edit" | "topics.delete" | "topics.undo" | "import.delete" | "catalog.archive" | "catalog.restore" | "correction.update" | "correction.delete" | "correction.settings" | "template.create" | "template.update" | "template.delete" | "alert.settings" | "alert.secret" | "signal.settings" | "signal.activate" | "signal.deactivate" | "job.create" | "job.cancel" | "audit.export" | "sign_in" | "session" | "password" | "two_factor" | "user" | "organization" | "member" | "invitation" | "key" | "app" | "workspace" | "view" | "connection" | "schedule" | "topics" | "import" | "catalog" | "correction" | "template" | "alert" | "signal" | "job" | "audit";
                    /** @description The id of who acted, or part of their name or email, ignoring case */
                    actor?: string;
                    /** @description `nextCursor` of the page before */
                    cursor?: string;
                    /** @description Not before this time */
                    from?: string;
                    limit?: number;
                    /** @description Only what concerns this organization */
                    organizationId?: string;
                    /** @description The id of what was acted on, or part of its name, ignoring case */
                    subject?: string;
                    /** @description Before this time */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                action: "sign_in.succeed" | "sign_in.refuse" | "sign_in.end" | "session.switch" | "session.end" | "password.change" | "password.refuse" | "password.reset_link" | "password.reset" | "two_factor.enable" | "two_factor.disable" | "two_factor.codes" | "user.sign_up" | "user.rename" | "user.create" | "user.disable" | "user.enable" | "user.delete" | "organization.create" | "organization.update" | "organization.export" | "organization.delete" | "member.role" | "member.remove" | "member.leave" | "invitation.create" | "invitation.accept" | "invitation.decline" | "invitation.cancel" | "key.create" | "key.revoke" | "app.register" | "app.connect" | "app.refuse" | "app.disconnect" | "app.reuse" | "workspace.create" | "workspace.delete" | "workspace.add_topics" | "workspace.remove_topics" | "view.share" | "view.unshare" | "view.update" | "view.delete" | "connection.create" | "connection.update" | "connection.delete" | "schedule.create" | "schedule.update" | "schedule.delete" | "topics.export" | "topics.edit" | "topics.delete" | "topics.undo" | "import.delete" | "catalog.archive" | "catalog.restore" | "correction.update" | "correction.delete" | "correction.settings" | "template.create" | "template.update" | "template.delete" | "alert.settings" | "alert.secret" | "signal.settings" | "signal.activate" | "signal.deactivate" | "job.create" | "job.cancel" | "audit.export";
                                actor: {
                                    /** @description Of the person, or of the person who created the key */
                                    email: string | null;
                                    id: string | null;
                                    /**
                                     * @description `anonymous` is somebody who had not signed in
                                     * @enum {string}
                                     */
                                    kind: "user" | "key" | "agent" | "system" | "anonymous";
                                    /** @description As it was then */
                                    name: string | null;
                                };
                                address: string | null;
                                /** Format: date-time */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                id: number;
                                /** @description Null for what concerns the whole service */
                                organization: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                subject: {
                                    id: string | null;
                                    name: string | null;
                                    type: string;
                                } | null;
                                userAgent: string | null;
                            }[];
                            /** @description For the next page; null on the last one */
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as CSV
         * @description Streams every entry that matches, newest first. Cells that a spreadsheet would run as a formula are guarded.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    /** @description One action, such as `key.create`, or all of an area, such as `key` */
                    action?: "sign_in.succeed" | "sign_in.refuse" | "sign_in.end" | "session.switch" | "session.end" | "password.change" | "password.refuse" | "password.reset_link" | "password.reset" | "two_factor.enable" | "two_factor.disable" | "two_factor.codes" | "user.sign_up" | "user.rename" | "user.create" | "user.disable" | "user.enable" | "user.delete" | "organization.create" | "organization.update" | "organization.export" | "organization.delete" | "member.role" | "member.remove" | "member.leave" | "invitation.create" | "invitation.accept" | "invitation.decline" | "invitation.cancel" | "key.create" | "key.revoke" | "app.register" | "app.connect" | "app.refuse" | "app.disconnect" | "app.reuse" | "workspace.create" | "workspace.delete" | "workspace.add_topics" | "workspace.remove_topics" | "view.share" | "view.unshare" | "view.update" | "view.delete" | "connection.create" | "connection.update" | "connection.delete" | "schedule.create" | "schedule.update" | "schedule.delete" | "topics.export" | "topics.edit" | "topics.delete" | "topics.undo" | "import.delete" | "catalog.archive" | "catalog.restore" | "correction.update" | "correction.delete" | "correction.settings" | "template.create" | "template.update" | "template.delete" | "alert.settings" | "alert.secret" | "signal.settings" | "signal.activate" | "signal.deactivate" | "job.create" | "job.cancel" | "audit.export" | "sign_in" | "session" | "password" | "two_factor" | "user" | "organization" | "member" | "invitation" | "key" | "app" | "workspace" | "view" | "connection" | "schedule" | "topics" | "import" | "catalog" | "correction" | "template" | "alert" | "signal" | "job" | "audit";
                    /** @description The id of who acted, or part of their name or email, ignoring case */
                    actor?: string;
                    /** @description Not before this time */
                    from?: string;
                    /** @description Only what concerns this organization */
                    organizationId?: string;
                    /** @description The id of what was acted on, or part of its name, ignoring case */
                    subject?: string;
                    /** @description Before this time */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The entries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what reviewers corrected, newest first
         * @description Reviewing a topic or editing a global topic is a correction that counts for all organizations. A correction decides for the same name, and counts for near names and for other names with the same head word, more the more people and names agree. `evidence` of a classification names the corrections that took part.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only corrections of this field */
                    field?: "parent_category" | "subcategory" | "segment_type" | "audience_type" | "sensitivity";
                    page?: number;
                    pageSize?: number;
                    /** @description Part of the topic’s name */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description How many people say the same of this name, with this one */
                                agree: number;
                                corrected: string;
                                /** Format: date-time */
                                correctedAt: string;
                                /** @description The person’s name; empty if the account is gone */
                                correctedBy: string;
                                /** @description How many say otherwise */
                                disagree: number;
                                /** @description Whether classifications follow it */
                                enabled: boolean;
                                /** @enum {string} */
                                field: "parent_category" | "subcategory" | "segment_type" | "audience_type" | "sensitivity";
                                id: number;
                                /** @description What the topic had before */
                                previous: string;
                                /** @description Given by reviewers; empty otherwise */
                                reason: string;
                                topicName: string;
                                /** @description How many classified topics it took part in */
                                topics: number;
                            }[];
                            /** @description Whether classifications follow corrections at all */
                            enabled: boolean;
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete corrections
         * @description At most 500 ids; those that don’t exist are not counted. Classified topics stay as they are.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Switch corrections on or off
         * @description At most 500 ids; those that don’t exist are not counted. Classified topics stay as they are.
         *
         *     Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Whether classifications follow corrections at all */
                        enabled: boolean;
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            updated: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/corrections/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Follow what reviewers corrected, or not, in all organizations
         * @description Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Whether classifications follow corrections at all */
                        enabled: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether classifications follow corrections at all */
                            enabled: boolean;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/job-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of job
         * @description What each of them does, the fields of its config, and whether its jobs can be retried or rolled back.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description `retry-errors` creates a job for the items that failed */
                                canRetry: boolean;
                                /** @description What became of the items counted */
                                counters: {
                                    skipped?: string;
                                    success: string;
                                };
                                description: string;
                                /** @description Its config */
                                fields: {
                                    choices?: {
                                        /** @description The heading that a picker shows it under */
                                        group?: string;
                                        help?: string;
                                        label: string;
                                        /** @description To be chosen only where the server has an LLM key */
                                        needsLlm?: boolean;
                                        value: string;
                                    }[];
                                    /** @description What is used where the field is left out */
                                    default?: unknown;
                                    help?: string;
                                    /** @description What a form starts with, where that is not the default */
                                    initial?: unknown;
                                    integer?: boolean;
                                    key: string;
                                    /** @enum {string} */
                                    kind: "text" | "number" | "boolean" | "choice" | "list";
                                    label: string;
                                    maximum?: number;
                                    maxLength?: number;
                                    minimum?: number;
                                    /** @description What it means to leave the field empty */
                                    none?: string;
                                    /** @description The value is the id of such a record */
                                    refersTo?: {
                                        /** @description What to call this step where it is offered on the record itself */
                                        action?: string;
                                        /** @description Jobs of this type only */
                                        jobType?: string;
                                        /** @enum {string} */
                                        record: "organization" | "job" | "workspace" | "connection";
                                    };
                                    required: boolean;
                                    /** @description The field is accepted only where another one has this value, or one of these */
                                    when?: {
                                        is: string | string[];
                                        key: string;
                                    };
                                }[];
                                /** @description With `dryRun` in its config it only shows what it would change */
                                hasDryRun: boolean;
                                /** @description `POST /api/admin/jobs/estimate` tells what it would ask the LLM */
                                hasEstimate: boolean;
                                /** @description People can fill in all of its fields */
                                hasForm: boolean;
                                /** @description What it works through, in the plural */
                                items: string;
                                /** @description Null where jobs of this type cannot be undone */
                                rollback: {
                                    description: string;
                                    fields: {
                                        choices?: {
                                            /** @description The heading that a picker shows it under */
                                            group?: string;
                                            help?: string;
                                            label: string;
                                            /** @description To be chosen only where the server has an LLM key */
                                            needsLlm?: boolean;
                                            value: string;
                                        }[];
                                        /** @description What is used where the field is left out */
                                        default?: unknown;
                                        help?: string;
                                        /** @description What a form starts with, where that is not the default */
                                        initial?: unknown;
                                        integer?: boolean;
                                        key: string;
                                        /** @enum {string} */
                                        kind: "text" | "number" | "boolean" | "choice" | "list";
                                        label: string;
                                        maximum?: number;
                                        maxLength?: number;
                                        minimum?: number;
                                        /** @description What it means to leave the field empty */
                                        none?: string;
                                        /** @description The value is the id of such a record */
                                        refersTo?: {
                                            /** @description What to call this step where it is offered on the record itself */
                                            action?: string;
                                            /** @description Jobs of this type only */
                                            jobType?: string;
                                            /** @enum {string} */
                                            record: "organization" | "job" | "workspace" | "connection";
                                        };
                                        required: boolean;
                                        /** @description The field is accepted only where another one has this value, or one of these */
                                        when?: {
                                            is: string | string[];
                                            key: string;
                                        };
                                    }[];
                                } | null;
                                title: string;
                                /** @enum {string} */
                                type: "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs, newest first
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: {
                    jobType?: "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk";
                    limit?: number;
                    page?: number;
                    status?: "pending" | "processing" | "completed" | "failed" | "cancelled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                completed_at: string | null;
                                config: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                created_at: string;
                                created_by: string;
                                /** @description Null if no user has this id any more */
                                created_by_name: string | null;
                                error_count: number;
                                /** @description The first 500; error_count counts all items that failed */
                                errors: {
                                    id?: string;
                                    message: string;
                                    name?: string;
                                }[];
                                id: string;
                                /** @description One of those that GET /api/admin/job-types lists */
                                job_type: string;
                                org_id: string | null;
                                org_name: string | null;
                                processed_items: number;
                                result: {
                                    [key: string]: unknown;
                                };
                                skip_count: number;
                                started_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                                success_count: number;
                                total_items: number;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Create a job
         * @description `totalItems` is what there is to do now. Call `process` until it answers `done`, or let the servers do it with `drive` server; a `taxon worker` does any job. The fields of `config` depend on the type of job; others are refused.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What the job is to do. Its fields depend on the type: see GET /api/admin/job-types
                         * @default {}
                         */
                        config?: {
                            [key: string]: unknown;
                        };
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /** @enum {string} */
                        jobType: "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobId: string;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            completed_at: string | null;
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            /** @description Null if no user has this id any more */
                            created_by_name: string | null;
                            error_count: number;
                            /** @description The first 500; error_count counts all items that failed */
                            errors: {
                                id?: string;
                                message: string;
                                name?: string;
                            }[];
                            id: string;
                            /** @description One of those that GET /api/admin/job-types lists */
                            job_type: string;
                            org_id: string | null;
                            org_name: string | null;
                            processed_items: number;
                            result: {
                                [key: string]: unknown;
                            };
                            skip_count: number;
                            started_at: string | null;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                            success_count: number;
                            total_items: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a job
         * @description The current batch is finished and counted. What is done stays done.
         *
         *     Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "cancelled";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            completed_at: string | null;
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            /** @description Null if no user has this id any more */
                            created_by_name: string | null;
                            error_count: number;
                            /** @description The first 500; error_count counts all items that failed */
                            errors: {
                                id?: string;
                                message: string;
                                name?: string;
                            }[];
                            id: string;
                            /** @description One of those that GET /api/admin/job-types lists */
                            job_type: string;
                            org_id: string | null;
                            org_name: string | null;
                            processed_items: number;
                            result: {
                                [key: string]: unknown;
                            };
                            skip_count: number;
                            started_at: string | null;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                            success_count: number;
                            total_items: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/jobs/{jobId}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work on a job: one batch
         * @description What a batch does and its counters are stored together, so a call that was lost can be repeated. While another call or a worker is processing the job, this one does nothing and returns the counters. For a job that was cancelled or has failed it answers 409.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: boolean;
                            errorCount: number;
                            processedItems: number;
                            skipCount: number;
                            successCount: number;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}/retry-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a job for the items that another one failed at
         * @description For a reclassify job: in the same mode, with `force`.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobId: string;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{jobId}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a job that undoes another
         * @description Restores the fields of each topic that still are as the job left them. What was changed since stays, and a topic with nothing left to restore is skipped.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /** @description Of a merge: the libraries’ links are moved back too */
                        links?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobId: string;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what a job would work through
         * @description Takes the same body as `POST /api/admin/jobs` and creates no job.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What the job is to do. Its fields depend on the type: see GET /api/admin/job-types
                         * @default {}
                         */
                        config?: {
                            [key: string]: unknown;
                        };
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /** @enum {string} */
                        jobType: "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what a job asks the LLM, and its cost
         * @description Takes the same body as `POST /api/admin/jobs` and creates no job. Of a catalog with more topics, the first 50,000 are looked at and the rest is projected. Types of job that ask no LLM are refused.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What the job is to do. Its fields depend on the type: see GET /api/admin/job-types
                         * @default {}
                         */
                        config?: {
                            [key: string]: unknown;
                        };
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /** @enum {string} */
                        jobType: "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Whether tokens and cost come from earlier calls, or from what such a call usually takes
                             * @enum {string}
                             */
                            basis: "measured" | "assumed";
                            /** @description Expected, in US dollars; null if the model’s price is not known */
                            cost: number | null;
                            /** @enum {string} */
                            currency: "USD";
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Need no classification: in the library or the catalog already, repeated, or settled by a reviewer */
                            known: number;
                            /** @description The LLM answers */
                            llm: number;
                            /** @description The local engine answers */
                            local: number;
                            /** @description known + local + llm + overLimit */
                            names: number;
                            /** @description More than the LLM is asked about at a time: the local engine answers */
                            overLimit: number;
                            /** @description What is left this month; null for work that no quota limits */
                            quota: {
                                classifications: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                                tokens: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                            } | null;
                            /** @description Expected for the LLM, input and output */
                            tokens: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations, newest first
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                createdAt: string;
                                id: string;
                                name: string;
                                org_alias: string | null;
                                partner_alias: string | null;
                                /** @enum {string} */
                                plan: "free" | "pro" | "enterprise";
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Create an organization
         * @description Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default null */
                        org_alias?: string | null;
                        /** @default null */
                        partner_alias?: string | null;
                        /**
                         * @default enterprise
                         * @enum {string}
                         */
                        plan?: "free" | "pro" | "enterprise";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            name: string;
                            org_alias: string | null;
                            partner_alias: string | null;
                            /** @enum {string} */
                            plan: "free" | "pro" | "enterprise";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An organization, and what it has
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Active ones */
                            activations: number;
                            connections: number;
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            members: number;
                            name: string;
                            org_alias: string | null;
                            partner_alias: string | null;
                            /** @enum {string} */
                            plan: "free" | "pro" | "enterprise";
                            /** @description In its library */
                            topics: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete an organization whole
         * @description Removes every row that belongs to it, and the accounts of people who belong to no other organization. Topics that it brought into the catalog stay. This cannot be undone: export it first.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Whether to delete it although segments stay active on platforms
                         * @default false
                         */
                        leaveActivations?: boolean;
                        /** @description The organization’s name, to confirm */
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                            /** @description Accounts of people who belonged to no other organization */
                            peopleRemoved: number;
                            /** @description How many rows of each table were removed */
                            removed: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change an organization’s name, plan or aliases
         * @description Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        org_alias?: string | null;
                        partner_alias?: string | null;
                        /** @enum {string} */
                        plan?: "free" | "pro" | "enterprise";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            name: string;
                            org_alias: string | null;
                            partner_alias: string | null;
                            /** @enum {string} */
                            plan: "free" | "pro" | "enterprise";
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/organizations/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export an organization whole
         * @description Streams every row that belongs to the organization as JSON lines: a line that says what this is, then `{table, row}`, and at the end `{end, rows}`; without that line it is incomplete. It is as of one moment and contains no secrets, but the conversations and private views of all members.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description JSON lines */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-ndjson": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/output-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List output templates by sortOrder
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            builtIn: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            dbColumnDesc: string | null;
                            dbColumnName: string | null;
                            descCharLimit: number | null;
                            descPrefixB2b: string;
                            descPrefixB2b2c: string;
                            descPrefixB2c: string;
                            descTemplate: string;
                            displayName: string;
                            id: string;
                            includeSlug: boolean;
                            isActive: boolean;
                            pathFields: {
                                format?: string;
                                key: string;
                                label?: string;
                            }[];
                            pathSeparator: string;
                            platformKey: string;
                            recency: string;
                            slugFields: string[];
                            slugSeparator: string;
                            sortOrder: number;
                            /** Format: date-time */
                            updatedAt: string;
                            userBehaviorOverride: string | null;
                            /** @description Fields that no topic has: they are left empty */
                            warnings: string[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create an output template
         * @description Used from the next topic on, by every node. Outputs that are stored already stay as they are: a reclassify job writes them anew. Outputs of a template without both dedicated columns are kept in `platform_outputs` under its `platformKey`. A placeholder that names no field is left empty and named in `warnings`. 409 where the platformKey or a column is another template’s. At most 100.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dbColumnDesc?: ("segment_desc_dspapi" | "segment_desc_marketplace" | "internal_description") | null;
                        dbColumnName?: ("segment_name_dspapi" | "segment_name_marketplace" | "segment_name_internal") | null;
                        descCharLimit?: number | null;
                        descPrefixB2b?: string;
                        descPrefixB2b2c?: string;
                        descPrefixB2c?: string;
                        descTemplate?: string;
                        displayName: string;
                        includeSlug?: boolean;
                        /** @description Whether its outputs are stored with topics */
                        isActive?: boolean;
                        pathFields: {
                            /** @description Text with `{{field}}` in it */
                            format?: string;
                            key: string;
                            label?: string;
                        }[];
                        pathSeparator?: string;
                        platformKey: string;
                        recency?: string;
                        slugFields?: string[];
                        slugSeparator?: string;
                        sortOrder?: number;
                        userBehaviorOverride?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            builtIn: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            dbColumnDesc: string | null;
                            dbColumnName: string | null;
                            descCharLimit: number | null;
                            descPrefixB2b: string;
                            descPrefixB2b2c: string;
                            descPrefixB2c: string;
                            descTemplate: string;
                            displayName: string;
                            id: string;
                            includeSlug: boolean;
                            isActive: boolean;
                            pathFields: {
                                format?: string;
                                key: string;
                                label?: string;
                            }[];
                            pathSeparator: string;
                            platformKey: string;
                            recency: string;
                            slugFields: string[];
                            slugSeparator: string;
                            sortOrder: number;
                            /** Format: date-time */
                            updatedAt: string;
                            userBehaviorOverride: string | null;
                            /** @description Fields that no topic has: they are left empty */
                            warnings: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/output-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an output template
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            builtIn: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            dbColumnDesc: string | null;
                            dbColumnName: string | null;
                            descCharLimit: number | null;
                            descPrefixB2b: string;
                            descPrefixB2b2c: string;
                            descPrefixB2c: string;
                            descTemplate: string;
                            displayName: string;
                            id: string;
                            includeSlug: boolean;
                            isActive: boolean;
                            pathFields: {
                                format?: string;
                                key: string;
                                label?: string;
                            }[];
                            pathSeparator: string;
                            platformKey: string;
                            recency: string;
                            slugFields: string[];
                            slugSeparator: string;
                            sortOrder: number;
                            /** Format: date-time */
                            updatedAt: string;
                            userBehaviorOverride: string | null;
                            /** @description Fields that no topic has: they are left empty */
                            warnings: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete an output template
         * @description 409 for a built-in one (switch it off with `isActive`), and while a connection’s `template_key` names it.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change an output template
         * @description Only what is given changes, from the next topic on; stored outputs stay until the topics are reclassified. Of a built-in template the changed fields alone are kept: the others follow new versions of Taxon, and so does a field that is set back. 409 for another platformKey of a built-in template, or of one that connections name.
         *
         *     Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dbColumnDesc?: ("segment_desc_dspapi" | "segment_desc_marketplace" | "internal_description") | null;
                        dbColumnName?: ("segment_name_dspapi" | "segment_name_marketplace" | "segment_name_internal") | null;
                        descCharLimit?: number | null;
                        descPrefixB2b?: string;
                        descPrefixB2b2c?: string;
                        descPrefixB2c?: string;
                        descTemplate?: string;
                        displayName?: string;
                        includeSlug?: boolean;
                        /** @description Whether its outputs are stored with topics */
                        isActive?: boolean;
                        pathFields?: {
                            /** @description Text with `{{field}}` in it */
                            format?: string;
                            key: string;
                            label?: string;
                        }[];
                        pathSeparator?: string;
                        platformKey?: string;
                        recency?: string;
                        slugFields?: string[];
                        slugSeparator?: string;
                        sortOrder?: number;
                        userBehaviorOverride?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            builtIn: boolean;
                            /** Format: date-time */
                            createdAt: string;
                            dbColumnDesc: string | null;
                            dbColumnName: string | null;
                            descCharLimit: number | null;
                            descPrefixB2b: string;
                            descPrefixB2b2c: string;
                            descPrefixB2c: string;
                            descTemplate: string;
                            displayName: string;
                            id: string;
                            includeSlug: boolean;
                            isActive: boolean;
                            pathFields: {
                                format?: string;
                                key: string;
                                label?: string;
                            }[];
                            pathSeparator: string;
                            platformKey: string;
                            recency: string;
                            slugFields: string[];
                            slugSeparator: string;
                            sortOrder: number;
                            /** Format: date-time */
                            updatedAt: string;
                            userBehaviorOverride: string | null;
                            /** @description Fields that no topic has: they are left empty */
                            warnings: string[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/output-templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a template would write of a sample topic
         * @description Stores nothing. The topic is always the same one, of an organization `Acme` with the partner `Globex`.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dbColumnDesc?: ("segment_desc_dspapi" | "segment_desc_marketplace" | "internal_description") | null;
                        dbColumnName?: ("segment_name_dspapi" | "segment_name_marketplace" | "segment_name_internal") | null;
                        descCharLimit?: number | null;
                        descPrefixB2b?: string;
                        descPrefixB2b2c?: string;
                        descPrefixB2c?: string;
                        descTemplate?: string;
                        includeSlug?: boolean;
                        /** @description Whether its outputs are stored with topics */
                        isActive?: boolean;
                        pathFields: {
                            /** @description Text with `{{field}}` in it */
                            format?: string;
                            key: string;
                            label?: string;
                        }[];
                        pathSeparator?: string;
                        recency?: string;
                        slugFields?: string[];
                        slugSeparator?: string;
                        sortOrder?: number;
                        userBehaviorOverride?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Every field that a template may name */
                            context: {
                                [key: string]: string;
                            };
                            descLength: number;
                            description: string;
                            name: string;
                            /** @description Fields that no topic has: they are left empty */
                            warnings: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of the system, newest first
         * @description Imports, pushes, syncs, jobs, undos and bulk edits. A key sees the kinds that it has a scope for: imports, undos and bulk edits with topics:read, syncs with sync, pushes and jobs with activations.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    connectionId?: string;
                    /** @description `nextCursor` of the page before */
                    cursor?: string;
                    kind?: "import" | "push" | "sync" | "job" | "undo" | "edit";
                    limit?: number;
                    /** @description One, or several: those under way are `pending`, `running` and `paused` */
                    state?: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled")[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description What can be done with it now */
                                actions: ("pause" | "resume" | "cancel" | "retry")[];
                                completedAt: string | null;
                                connection: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                counts: {
                                    errors: number;
                                    /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                    fallbacks: number;
                                    /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                    skipped: number;
                                    success: number;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                /** @enum {string} */
                                driver: "client" | "server";
                                id: string;
                                /** @enum {string} */
                                kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                                /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                                lastError: string | null;
                                progress: {
                                    processed: number;
                                    /** @description Items per second; null while it is not known */
                                    rate: number | null;
                                    secondsLeft: number | null;
                                    /** @description Null if nobody can tell */
                                    total: number | null;
                                };
                                /** @description When it last got further */
                                progressedAt: string | null;
                                /** @description Where it was started; null if it began before this was recorded */
                                source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                                startedAt: string | null;
                                startedBy: {
                                    /** @description The API key that was used */
                                    key: {
                                        id: string;
                                        name: string | null;
                                    } | null;
                                    name: string | null;
                                    userId: string;
                                };
                                /** @enum {string} */
                                state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                                /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                                title: string;
                                workspaceId: string | null;
                            }[];
                            /** @description For the next page; null on the last one */
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a run of the system
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            /** @description The first 100; failures.csv has more */
                            errors: {
                                /** @description The row of a file, the page and item of a source, or the id of a record */
                                item: string | null;
                                message: string;
                                name: string | null;
                            }[];
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description What is done stays; see the cancelling of imports, pushes, syncs and jobs for what becomes of the rest.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{id}/failures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What failed in a run of the system, as CSV
         * @description The columns are item, name and message. Cells that a spreadsheet would run as a formula are guarded. Of more than 50000 items, those that failed later may be missing.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The items that failed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a run that the servers drive
         * @description The step under way is finished. A client that calls the run’s own routes can still go on with it.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a run
         * @description Resumes a paused run, or lets the servers take over a run that its client abandoned.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/runs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry what failed in a run
         * @description Starts another run, which the servers drive: a push of the topics that failed, a sync from the first page, a job for the items that failed or, where its type has none such, the same job again.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The new run */
                            runId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schedules of jobs, oldest first
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: {
                    connectionId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                action: "sync" | "refresh" | "job";
                                /** @description Of a job */
                                config: {
                                    [key: string]: unknown;
                                } | null;
                                connection: {
                                    id: string;
                                    name: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                createdBy: {
                                    name: string | null;
                                    userId: string;
                                };
                                cron: string | null;
                                /** @description The next 3; none while it is paused */
                                dueTimes: string[];
                                everyHours: number | null;
                                id: string;
                                jobType: string | null;
                                /** @description The last due time, or when it was made up for */
                                lastDueAt: string | null;
                                /** @description Why the last due time has no run */
                                lastError: string | null;
                                /** @description While it is going on, a due time waits for it */
                                lastRun: {
                                    id: string;
                                    /** @description Null if the run is gone */
                                    state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                                } | null;
                                paused: boolean;
                                timeZone: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Create a job at set times
         * @description Either `everyHours` or `cron`, with the time zone of the latter. Each due time starts one run, which the servers drive, however many nodes there are. Due times that passed while no server was running, or while the run before was still going on, are made up for by one run.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default {} */
                        config?: {
                            [key: string]: unknown;
                        };
                        /** @description Minute, hour, day of month, month and day of week, as in crontab: `0 2 * * *` is every night at two */
                        cron?: string;
                        /** @description Every so many hours, counted from now */
                        everyHours?: number;
                        /** @enum {string} */
                        jobType: "reclassify" | "dedup_sweep" | "merge" | "refresh_activations" | "sync_trade_desk";
                        paused?: boolean;
                        /** @description The time zone of `cron`; UTC by default */
                        timeZone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "sync" | "refresh" | "job";
                            /** @description Of a job */
                            config: {
                                [key: string]: unknown;
                            } | null;
                            connection: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: {
                                name: string | null;
                                userId: string;
                            };
                            cron: string | null;
                            /** @description The next 3; none while it is paused */
                            dueTimes: string[];
                            everyHours: number | null;
                            id: string;
                            jobType: string | null;
                            /** @description The last due time, or when it was made up for */
                            lastDueAt: string | null;
                            /** @description Why the last due time has no run */
                            lastError: string | null;
                            /** @description While it is going on, a due time waits for it */
                            lastRun: {
                                id: string;
                                /** @description Null if the run is gone */
                                state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                            } | null;
                            paused: boolean;
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a schedule of jobs
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "sync" | "refresh" | "job";
                            /** @description Of a job */
                            config: {
                                [key: string]: unknown;
                            } | null;
                            connection: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: {
                                name: string | null;
                                userId: string;
                            };
                            cron: string | null;
                            /** @description The next 3; none while it is paused */
                            dueTimes: string[];
                            everyHours: number | null;
                            id: string;
                            jobType: string | null;
                            /** @description The last due time, or when it was made up for */
                            lastDueAt: string | null;
                            /** @description Why the last due time has no run */
                            lastError: string | null;
                            /** @description While it is going on, a due time waits for it */
                            lastRun: {
                                id: string;
                                /** @description Null if the run is gone */
                                state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                            } | null;
                            paused: boolean;
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a schedule
         * @description Runs that it has started go on.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a schedule
         * @description Due times that passed during a pause are not made up for.
         *
         *     Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Minute, hour, day of month, month and day of week, as in crontab: `0 2 * * *` is every night at two */
                        cron?: string;
                        /** @description Every so many hours, counted from now */
                        everyHours?: number;
                        paused?: boolean;
                        /** @description The time zone of `cron`; UTC by default */
                        timeZone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "sync" | "refresh" | "job";
                            /** @description Of a job */
                            config: {
                                [key: string]: unknown;
                            } | null;
                            connection: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: {
                                name: string | null;
                                userId: string;
                            };
                            cron: string | null;
                            /** @description The next 3; none while it is paused */
                            dueTimes: string[];
                            everyHours: number | null;
                            id: string;
                            jobType: string | null;
                            /** @description The last due time, or when it was made up for */
                            lastDueAt: string | null;
                            /** @description Why the last due time has no run */
                            lastError: string | null;
                            /** @description While it is going on, a due time waits for it */
                            lastRun: {
                                id: string;
                                /** @description Null if the run is gone */
                                state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                            } | null;
                            paused: boolean;
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics of the catalog
         * @description Merged topics are not listed. In the order of `performance_score` a topic without one counts as the lowest.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    parentCategory?: string;
                    /** @description Part of the name, whatever its capitals */
                    search?: string;
                    segmentType?: string;
                    /** @description `true`: archived topics beside the others */
                    showArchived?: "true" | "false" | "";
                    sortBy?: "topic_name" | "parent_category" | "taxonomy_type" | "segment_type" | "created_at" | "performance_score" | "audience_type";
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                archivedAt: string | null;
                                audienceType: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** @description Which engine answered; null if that was not recorded */
                                engine: ("local" | "llm") | null;
                                engineVersion: string;
                                iabCode: string;
                                id: string;
                                keywords: string[];
                                layers: {
                                    [key: string]: string | number;
                                };
                                mergedInto: string | null;
                                /** @description Names and descriptions by platform key */
                                outputs: {
                                    [key: string]: {
                                        description: string;
                                        name: string;
                                    };
                                };
                                parentCategory: string;
                                performanceScore: number | null;
                                reviewReason: string | null;
                                reviewStatus: string | null;
                                segmentType: string;
                                subcategory: string;
                                taxonomyPath: string;
                                taxonomyType: string;
                                topicName: string;
                                /** @description Whether the engine guessed the category */
                                uncertain: boolean;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            /**
                             * @description Only where a search has more matches than the 1000 that are counted; further pages have them
                             * @enum {boolean}
                             */
                            totalIsAtLeast?: true;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/{topicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a topic of the catalog
         * @description Archived and merged topics too.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    topicId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            archivedAt: string | null;
                            audienceType: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Which engine answered; null if that was not recorded */
                            engine: ("local" | "llm") | null;
                            engineVersion: string;
                            iabCode: string;
                            id: string;
                            keywords: string[];
                            layers: {
                                [key: string]: string | number;
                            };
                            mergedInto: string | null;
                            /** @description Names and descriptions by platform key */
                            outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            parentCategory: string;
                            performanceScore: number | null;
                            reviewReason: string | null;
                            reviewStatus: string | null;
                            segmentType: string;
                            subcategory: string;
                            taxonomyPath: string;
                            taxonomyType: string;
                            topicName: string;
                            /** @description Whether the engine guessed the category */
                            uncertain: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a topic of the catalog
         * @description Names, descriptions and duplicate detection follow. The change reaches every library that links to the topic, except fields which that organization itself overrode.
         *
         *     Operators only.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    topicId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        audienceType?: "In-Market Shoppers" | "Researchers" | "Owners" | "Past Purchasers" | "Brand Loyalists" | "Decision Makers" | "Professionals" | "Entrepreneurs" | "Enthusiasts" | "Fans & Followers" | "Event Attendees" | "Students & Learners" | "Life Stage" | "Demographic";
                        iabCode?: string;
                        keywords?: string[];
                        /** @enum {string} */
                        parentCategory?: "Auto" | "Auto Parts & Services" | "Business Services" | "Marketing & Advertising" | "Careers & HR" | "Manufacturing & Construction" | "Logistics & Transportation" | "Energy & Agriculture" | "Consumer Electronics" | "Software & SaaS" | "IT & Cybersecurity" | "Telecom & Internet" | "Banking & Lending" | "Investing & Wealth" | "Insurance" | "Healthcare & Pharma" | "Fitness & Wellness" | "Home & Garden" | "Home Improvement" | "Real Estate" | "Food & Grocery" | "Restaurants & Dining" | "Beverages & Alcohol" | "Apparel & Accessories" | "Beauty & Personal Care" | "Retail & Shopping" | "Travel & Tourism" | "Hotels & Lodging" | "Movies & TV" | "Music & Audio" | "Gaming" | "News & Publishing" | "Sports" | "Outdoor Recreation" | "Hobbies & Arts" | "Family & Relationships" | "Education & Science" | "Pets & Animals" | "Demographics & Life Events" | "Government & Politics" | "Community & Causes";
                        performanceScore?: number | null;
                        /** @enum {string} */
                        segmentType?: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G";
                        /** @enum {string} */
                        sensitivity?: "None" | "Low" | "Moderate" | "High";
                        subcategory?: string;
                        /** @enum {string} */
                        taxonomyType?: "Automotive" | "Business & Industry" | "Technology" | "Finance" | "Health" | "Home & Property" | "Food & Drink" | "Style & Shopping" | "Travel" | "Entertainment & Media" | "Sports & Leisure" | "People & Family" | "Society";
                        topicName?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            archivedAt: string | null;
                            audienceType: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Which engine answered; null if that was not recorded */
                            engine: ("local" | "llm") | null;
                            engineVersion: string;
                            iabCode: string;
                            id: string;
                            keywords: string[];
                            layers: {
                                [key: string]: string | number;
                            };
                            mergedInto: string | null;
                            /** @description Names and descriptions by platform key */
                            outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            parentCategory: string;
                            performanceScore: number | null;
                            reviewReason: string | null;
                            reviewStatus: string | null;
                            segmentType: string;
                            subcategory: string;
                            taxonomyPath: string;
                            taxonomyType: string;
                            topicName: string;
                            /** @description Whether the engine guessed the category */
                            uncertain: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/topics/{topicId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a topic of the catalog
         * @description The newest 200 entries, also of archived and merged topics.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    topicId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description The job that did it, and that a rollback undoes */
                                batchId: string | null;
                                /** Format: date-time */
                                changedAt: string;
                                changedBy: string | null;
                                /** @description Null if no user has this id */
                                changedByName: string | null;
                                changeType: string;
                                engineVersionAfter: string | null;
                                engineVersionBefore: string | null;
                                metadata: {
                                    [key: string]: unknown;
                                };
                                newValues: {
                                    [key: string]: unknown;
                                };
                                previousValues: {
                                    [key: string]: unknown;
                                };
                                source: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive topics
         * @description They leave every list, search and match, in the catalog and in libraries; their activations stay listed. Topics that are archived or merged already, and ids that name none, are not counted.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        topicIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            archived: number;
                        };
                    };
                };
            };
        };
        /**
         * Restore archived topics
         * @description They are back in the catalog and in the libraries that had them.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        topicIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            restored: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start seeding the catalog
         * @description Works like `POST /api/import`, but adds to the catalog and to no library. Uses no quota.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        filename: string;
                        mappings: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        totalRows: number;
                        /** @description True is `engine` llm, false (the default) is `engine` local */
                        useLLM?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batchId: string;
                            /** @description The most rows that a chunk may have: 500, or 50 with `engine` auto */
                            chunkSize: number;
                            chunksTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/bulk/{batchId}/chunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seed the catalog with up to 500 rows
         * @description `newTopicIds` are global ids. A topic that the catalog has already is a duplicate.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        chunkIndex: number;
                        mappings: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        rows: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adoptedCount: number;
                            chunkIndex: number;
                            /** @description Of the LLM, estimated in US dollars */
                            cost: number;
                            duplicateCount: number;
                            errorCount: number;
                            errors: {
                                message: string;
                                /** @description From 1, within the chunk */
                                row: number;
                            }[];
                            /** @description Those of newTopicIds that the local engine classified because the LLM did not */
                            fallbackTopicIds: string[];
                            /** @description Names that the LLM answered */
                            llmCount: number;
                            /** @description Why the LLM did not answer the last of them */
                            llmError: string | null;
                            /** @description Names that the LLM was to answer and did not, because it failed or the quota was used up: the local answer stays */
                            llmFailedCount: number;
                            /** @description New topics that the local engine answered */
                            localCount: number;
                            /** @description As many as successCount */
                            newTopicIds: string[];
                            /**
                             * @description The chunk was done before; nothing changed
                             * @enum {boolean}
                             */
                            skipped?: true;
                            /**
                             * @description The servers drive this import: the rows are stored, and imported later
                             * @enum {boolean}
                             */
                            staged?: true;
                            successCount: number;
                            /** @description Used by the LLM, input and output */
                            tokens: number;
                            /** @description Those of newTopicIds whose category the engine guessed */
                            uncertainTopicIds: string[];
                            updatedCount: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/bulk/{batchId}/review-topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put topics into the review queue
         * @description Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        topicIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            flagged: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/bulk/{batchId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a seeding
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The part of success_count that was adopted from the catalog */
                            adopted_count: number;
                            /** @description The most rows that a chunk may have */
                            chunk_size: number;
                            chunks_completed: number;
                            chunks_total: number;
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Rows whose topic was in the library already, or repeated in the file */
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            error_count: number;
                            filename: string;
                            id: string;
                            /** @description Of the LLM, estimated in US dollars */
                            llm_cost: number;
                            /** @description Names that the LLM answered */
                            llm_count: number;
                            /** @description Why the LLM did not answer the last of them */
                            llm_error: string | null;
                            /** @description Names that the LLM couldn’t answer: the local answer stays */
                            llm_failed_count: number;
                            /** @description Used by the LLM, input and output */
                            llm_tokens: number;
                            /** @description New topics that the local engine answered */
                            local_count: number;
                            processed_rows: number;
                            /** @enum {string} */
                            status: "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            /** @description The part of success_count whose category the engine guessed */
                            uncertain_count: number;
                            /** @description The part of duplicate_count that added a missing external id */
                            updated_count: number;
                            /** @description The upload that this batch is a part of */
                            upload_id: string | null;
                            use_llm: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/classification-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent reclassify jobs with errors
         * @description Up to 20, the newest first, each with its newest errors.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobs: {
                                completedAt: string | null;
                                config: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                errorCount: number;
                                /** @description The newest 100 */
                                errors: {
                                    id?: string;
                                    message: string;
                                    name?: string;
                                }[];
                                id: string;
                                status: string;
                                totalItems: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures about the catalog as it is now
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The active ones, most first; `share` is of 1 */
                            byEngineVersion: {
                                count: number;
                                engineVersion: string;
                                share: number;
                            }[];
                            current: {
                                /** @description Neither archived nor merged */
                                active: number;
                                archived: number;
                                /** @description In at least one library */
                                linkedTopics: number;
                                merged: number;
                                /** @description Of the active ones */
                                needsReview: number;
                                organizations: number;
                                /** @description Of the active ones: of an older engine version than the current one */
                                outdated: number;
                                /** @description Archived and merged ones too */
                                total: number;
                                /** @description Of all */
                                withEmbedding: number;
                                /** @description Of all */
                                withIabCode: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/metrics/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same figures, day by day
         * @description Newest day first; without `from` the last 90 days. A day’s figures are those of the first moment on that day (UTC) when they were asked for or a node looked, which each does every hour. A day on which no node ran is missing.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description Neither archived nor merged */
                                active: number;
                                archived: number;
                                /** @description The active ones, most first; `share` is of 1 */
                                byEngineVersion: {
                                    count: number;
                                    engineVersion: string;
                                    share: number;
                                }[];
                                /** Format: date */
                                date: string;
                                /** @description In at least one library */
                                linkedTopics: number;
                                merged: number;
                                /** @description Of the active ones */
                                needsReview: number;
                                organizations: number;
                                /** @description Of the active ones: of an older engine version than the current one */
                                outdated: number;
                                /** @description Archived and merged ones too */
                                total: number;
                                /** @description Of all */
                                withEmbedding: number;
                                /** @description Of all */
                                withIabCode: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/outstanding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for an operator
         * @description Up to 20 topics that need a review, how many there are, and recent reclassify jobs with errors.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Recent reclassify jobs with errors */
                            jobs: {
                                completedAt: string | null;
                                config: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                errorCount: number;
                                /** @description The newest 100 */
                                errors: {
                                    id?: string;
                                    message: string;
                                    name?: string;
                                }[];
                                id: string;
                                status: string;
                                totalItems: number;
                            }[];
                            topics: {
                                audienceType: string;
                                /** @description How sure the engine was, 0 to 1 */
                                confidence: number;
                                /** Format: date-time */
                                createdAt: string;
                                engineVersion: string;
                                id: string;
                                /** @description How many libraries have it */
                                libraries: number;
                                parentCategory: string;
                                reviewReason: string | null;
                                reviewStatus: string;
                                segmentType: string;
                                subcategory: string;
                                taxonomyType: string;
                                topicName: string;
                                /** @description Whether the engine guessed the category */
                                uncertain: boolean;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics that need a review, or had one
         * @description Without archived and merged topics.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                    /** @description `confidence`: the least sure first. `created_at`: the newest first. `impact`: topics first that are in many libraries and have a low confidence */
                    sortBy?: "confidence" | "created_at" | "impact";
                    status?: "needs_review" | "reviewed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many topics need a review, whatever the filter */
                            reviewCount: number;
                            topics: {
                                /** @description How sure the engine was, 0 to 1 */
                                confidence: number;
                                /** Format: date-time */
                                createdAt: string;
                                id: string;
                                /** @description How many libraries have it */
                                libraries: number;
                                parentCategory: string;
                                reviewReason: string | null;
                                reviewStatus: string;
                                segmentType: string;
                                taxonomyType: string;
                                topicName: string;
                                /** @description Whether the engine guessed the category */
                                uncertain: boolean;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Correct the segment type of a topic
         * @description Updates layers, names and descriptions, also in libraries, and takes the topic out of the queue. A topic that was not flagged can be corrected as well. From now on the local engine follows it for topics of the same name, near names and names about the same thing (see Corrections), and the LLM is shown the corrections of similar topics.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        /** @enum {string} */
                        segmentType: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G";
                        topicId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            archivedAt: string | null;
                            audienceType: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Which engine answered; null if that was not recorded */
                            engine: ("local" | "llm") | null;
                            engineVersion: string;
                            iabCode: string;
                            id: string;
                            keywords: string[];
                            layers: {
                                [key: string]: string | number;
                            };
                            mergedInto: string | null;
                            /** @description Names and descriptions by platform key */
                            outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            parentCategory: string;
                            performanceScore: number | null;
                            reviewReason: string | null;
                            reviewStatus: string | null;
                            segmentType: string;
                            subcategory: string;
                            taxonomyPath: string;
                            taxonomyType: string;
                            topicName: string;
                            /** @description Whether the engine guessed the category */
                            uncertain: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/review/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flag topics for human review
         * @description Also topics that had a review. Ids of topics that do not exist or are hidden are not counted.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        topicIds: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            flagged: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find topics of the catalog by name
         * @description All words must occur in the name. They match by their beginnings, numbers as a whole; a single letter matches names that begin with it. Names that begin with the query come first. Neither archived nor merged topics are found.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query: {
                    limit?: number;
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                parentCategory: string;
                                segmentType: string;
                                subcategory: string;
                                taxonomyType: string;
                                topicName: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            /**
                             * @description Only where a search has more matches than the 1000 that are counted; further pages have them
                             * @enum {boolean}
                             */
                            totalIsAtLeast?: true;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the topics of the catalog, by category and segment
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            byParentCategory: {
                                [key: string]: number;
                            };
                            bySegmentType: {
                                [key: string]: number;
                            };
                            /** @description Neither merged nor archived */
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/topics/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the uses of topics of the catalog
         * @description In how many libraries each is, and how many of its activations are active. Unknown ids are left out.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query: {
                    ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description How many of its activations are active */
                                activations: number;
                                id: string;
                                /** @description How many have it */
                                libraries: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily usage per organization
         * @description Newest day first. Without `from` the last 90 days.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    orgId?: string;
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date */
                                date: string;
                                orgId: string;
                                total_classifications: number;
                                total_cost: number;
                                total_exports: number;
                                total_imports: number;
                                total_requests: number;
                                total_tokens: number;
                                total_web_searches: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users, newest first
         * @description Includes each user’s organizations and roles.
         *
         *     Operators only.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only members of this organization */
                    organizationId?: string;
                    page?: number;
                    pageSize?: number;
                    /** @description Part of the name or email, ignoring case */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                createdAt: string;
                                disabledAt: string | null;
                                email: string;
                                hasTwoFactor: boolean;
                                id: string;
                                name: string;
                                operator: boolean;
                                organizations: {
                                    id: string;
                                    name: string;
                                    role: string;
                                }[];
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Create a user
         * @description With `organizationId`, the user becomes a member of that organization.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        name?: string;
                        /** @default false */
                        operator?: boolean;
                        organizationId?: string;
                        password: string;
                        /**
                         * @default member
                         * @enum {string}
                         */
                        role?: "owner" | "admin" | "member" | "viewer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user, with organizations and roles
         * @description Operators only.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the user cannot sign in */
                            disabledAt: string | null;
                            email: string;
                            /** @description False for those who sign in at the identity provider only */
                            hasPassword: boolean;
                            hasTwoFactor: boolean;
                            id: string;
                            /** @description Keys that the user created and nobody revoked */
                            keys: number;
                            /** @description Of the sessions that have not ended */
                            lastSignInAt: string | null;
                            name: string;
                            operator: boolean;
                            organizations: {
                                id: string;
                                /** @description Nobody else could manage the organization */
                                isOnlyOwner: boolean;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                            }[];
                            /** @description Where the user is signed in */
                            sessions: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description What the user made stays, and names a removed user. Keys that they created are revoked. Refused for yourself and for the only owner of an organization. Cannot be undone; the address can be invited again.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a user
         * @description They are signed out at once and cannot sign in. Keys that they created do not work until they are enabled. Refused for yourself and for the only owner of an organization.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the user cannot sign in */
                            disabledAt: string | null;
                            email: string;
                            /** @description False for those who sign in at the identity provider only */
                            hasPassword: boolean;
                            hasTwoFactor: boolean;
                            id: string;
                            /** @description Keys that the user created and nobody revoked */
                            keys: number;
                            /** @description Of the sessions that have not ended */
                            lastSignInAt: string | null;
                            name: string;
                            operator: boolean;
                            organizations: {
                                id: string;
                                /** @description Nobody else could manage the organization */
                                isOnlyOwner: boolean;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                            }[];
                            /** @description Where the user is signed in */
                            sessions: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a user
         * @description Keys that they created work again.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the user cannot sign in */
                            disabledAt: string | null;
                            email: string;
                            /** @description False for those who sign in at the identity provider only */
                            hasPassword: boolean;
                            hasTwoFactor: boolean;
                            id: string;
                            /** @description Keys that the user created and nobody revoked */
                            keys: number;
                            /** @description Of the sessions that have not ended */
                            lastSignInAt: string | null;
                            name: string;
                            operator: boolean;
                            organizations: {
                                id: string;
                                /** @description Nobody else could manage the organization */
                                isOnlyOwner: boolean;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                            }[];
                            /** @description Where the user is signed in */
                            sessions: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a user to an organization, or change their role in it
         * @description Refused where the organization would have no owner.
         *
         *     Operators only.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    organizationId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        role: "owner" | "admin" | "member" | "viewer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the user cannot sign in */
                            disabledAt: string | null;
                            email: string;
                            /** @description False for those who sign in at the identity provider only */
                            hasPassword: boolean;
                            hasTwoFactor: boolean;
                            id: string;
                            /** @description Keys that the user created and nobody revoked */
                            keys: number;
                            /** @description Of the sessions that have not ended */
                            lastSignInAt: string | null;
                            name: string;
                            operator: boolean;
                            organizations: {
                                id: string;
                                /** @description Nobody else could manage the organization */
                                isOnlyOwner: boolean;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                            }[];
                            /** @description Where the user is signed in */
                            sessions: number;
                        };
                    };
                };
            };
        };
        post?: never;
        /**
         * Remove a user from an organization
         * @description Their keys, sessions and invitations there end at once. Refused for the only owner.
         *
         *     Operators only.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    organizationId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the user cannot sign in */
                            disabledAt: string | null;
                            email: string;
                            /** @description False for those who sign in at the identity provider only */
                            hasPassword: boolean;
                            hasTwoFactor: boolean;
                            id: string;
                            /** @description Keys that the user created and nobody revoked */
                            keys: number;
                            /** @description Of the sessions that have not ended */
                            lastSignInAt: string | null;
                            name: string;
                            operator: boolean;
                            organizations: {
                                id: string;
                                /** @description Nobody else could manage the organization */
                                isOnlyOwner: boolean;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                            }[];
                            /** @description Where the user is signed in */
                            sessions: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link with which a user sets a new password
         * @description The link works once, within a day. Setting the password signs the user out everywhere.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            /** @description Sets a new password once; give it to the user alone */
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a user out everywhere
         * @description Links that set their password end too.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Sessions */
                            ended: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/two-factor-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-factor sign-in off for a user who lost the device
         * @description The user can set it up anew.
         *
         *     Operators only.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the user cannot sign in */
                            disabledAt: string | null;
                            email: string;
                            /** @description False for those who sign in at the identity provider only */
                            hasPassword: boolean;
                            hasTwoFactor: boolean;
                            id: string;
                            /** @description Keys that the user created and nobody revoked */
                            keys: number;
                            /** @description Of the sessions that have not ended */
                            lastSignInAt: string | null;
                            name: string;
                            operator: boolean;
                            organizations: {
                                id: string;
                                /** @description Nobody else could manage the organization */
                                isOnlyOwner: boolean;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                            }[];
                            /** @description Where the user is signed in */
                            sessions: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how agents connect, and what they called lately
         * @description Calls of tools in the last 30 days by caller and tool, the latest first, at most 100.
         *
         *     Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Where agents connect; null if the server was not told its address */
                            address: string | null;
                            calls: {
                                actor: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "key" | "app" | "person";
                                    name: string | null;
                                };
                                calls: number;
                                /** @description Of the calls, those that were answered with an error */
                                failures: number;
                                /** Format: date-time */
                                lastCalledAt: string;
                                tool: string;
                            }[];
                            /** @description Assistants can connect by signing in, without a key */
                            hasOAuth: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest 50 alerts, newest first, with their deliveries
         * @description Kept for 90 days.
         *
         *     Session only, with permission `connections`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                createdAt: string;
                                deliveries: {
                                    attempts: number;
                                    /** @enum {string} */
                                    channel: "email" | "post";
                                    endedAt: string | null;
                                    /** @description Of the last attempt, in the words of the receiver */
                                    error: string | null;
                                    nextAttemptAt: string | null;
                                    /** @enum {string} */
                                    state: "pending" | "delivered" | "failed";
                                    target: string;
                                }[];
                                /** @enum {string} */
                                event: "run_failed" | "activations_stale" | "credentials_refused" | "test";
                                id: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Session only, with permission `connections`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Shown once; the one before is no longer used */
                            secret: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the alert settings
         * @description Session only, with permission `connections`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The server has a mail server (TAXON_SMTP_URL) */
                            canMail: boolean;
                            emails: string[];
                            events: ("run_failed" | "activations_stale" | "credentials_refused")[];
                            hasSecret: boolean;
                            url: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the alert settings
         * @description Alerts go to each email address and, as a signed POST, to `url`: `{id, event, createdAt, organization, title, data}`. `X-Taxon-Signature` is `sha256=` and the hexadecimal HMAC-SHA256 of `X-Taxon-Timestamp`, a dot and the raw body, with the signing secret; reject a post whose timestamp is older than five minutes. Any 2xx within ten seconds is a receipt. Otherwise it is sent again after 30 s, 2 min, 15 min, 1 h and 4 h, with the same `id`. Redirects are not followed, and only public addresses are called unless the server allows others.
         *
         *     Session only, with permission `connections`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails?: string[];
                        /** @description What to tell: a run failed, activations went stale, a platform or source refused the credentials */
                        events?: ("run_failed" | "activations_stale" | "credentials_refused")[];
                        /** @description Where alerts are posted to; null ends that */
                        url?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The server has a mail server (TAXON_SMTP_URL) */
                            canMail: boolean;
                            emails: string[];
                            events: ("run_failed" | "activations_stale" | "credentials_refused")[];
                            hasSecret: boolean;
                            /** @description The signing secret, shown once: when the first address is set */
                            secret?: string;
                            url: string | null;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/alerts/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test alert to all addresses
         * @description The servers deliver it in the background; `GET /api/alerts` shows what became of it.
         *
         *     Session only, with permission `connections`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            alertId: string;
                            deliveries: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analyze-brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze a campaign brief
         * @description Returns a summary, objectives, the audience and topics to target. Takes PDF, Word and PowerPoint documents, images and plain text. The service needs an LLM provider key; test SDK keys cannot be used. Counts as one classification.
         *
         *     Needs scope `classify`, or a session with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        file: {
                            /** @description The file in base64, at most 10 × 1,048,576 characters */
                            data: string;
                            /** @description For display only */
                            filename?: string | null;
                            mediaType: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            objectives: string[];
                            recommendedTopics: {
                                /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                existingTopic: {
                                    id: string;
                                    topic_name: string;
                                    /** @description The workspace that the topic is in; null if it is in none */
                                    workspace: {
                                        id: string;
                                        name: string;
                                    } | null;
                                } | null;
                                rationale: string;
                                topic_name: string;
                            }[];
                            summary: string;
                            targetAudience: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected apps, newest first
         * @description Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            connectedAt: string;
                            connectedBy: {
                                id: string;
                                name: string;
                            };
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                            redirectHost: string;
                            scopes: ("topics:read" | "classify" | "topics:write" | "activations")[];
                            workspace: {
                                id: string;
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Disconnect an app
         * @description Your own, or any if you may manage keys. Its tokens are refused at once.
         *
         *     Session only, with permission `read`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            disconnected: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an app act for you in your active organization, or refuse
         * @description The app may do what both its scopes and your role allow, in one workspace if you name one. The answer is where to send the browser. Connecting the same app again replaces the connection.
         *
         *     Session only, with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "allow" | "deny";
                        request: string;
                        /** @default [] */
                        scopes?: ("topics:read" | "classify" | "topics:write" | "activations")[];
                        workspaceId?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The address of the app to send the browser to */
                            redirect: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apps/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what an app asks for
         * @description `request` is the query that the app sent the browser with.
         *
         *     Session only, with permission `read`.
         */
        get: {
            parameters: {
                query: {
                    request: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            app: {
                                name: string;
                                /** Format: date-time */
                                registeredAt: string;
                            };
                            /** @description Where the browser is sent afterwards */
                            redirectHost: string;
                            scopes: {
                                /** @description Your role allows it */
                                isAllowed: boolean;
                                /** @enum {string} */
                                scope: "topics:read" | "classify" | "topics:write" | "activations";
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what in your organization, newest first
         * @description For owners. Entries are kept for 400 days and cannot be changed.
         *
         *     Session only, with permission `audit:read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description One action, such as `key.create`, or all of an area, such as `key` */
                    action?: "sign_in.succeed" | "sign_in.refuse" | "sign_in.end" | "session.switch" | "session.end" | "password.change" | "password.refuse" | "password.reset_link" | "password.reset" | "two_factor.enable" | "two_factor.disable" | "two_factor.codes" | "user.sign_up" | "user.rename" | "user.create" | "user.disable" | "user.enable" | "user.delete" | "organization.create" | "organization.update" | "organization.export" | "organization.delete" | "member.role" | "member.remove" | "member.leave" | "invitation.create" | "invitation.accept" | "invitation.decline" | "invitation.cancel" | "key.create" | "key.revoke" | "app.register" | "app.connect" | "app.refuse" | "app.disconnect" | "app.reuse" | "workspace.create" | "workspace.delete" | "workspace.add_topics" | "workspace.remove_topics" | "view.share" | "view.unshare" | "view.update" | "view.delete" | "connection.create" | "connection.update" | "connection.delete" | "schedule.create" | "schedule.update" | "schedule.delete" | "topics.export" | "topics.edit" | "topics.delete" | "topics.undo" | "import.delete" | "catalog.archive" | "catalog.restore" | "correction.update" | "correction.delete" | "correction.settings" | "template.create" | "template.update" | "template.delete" | "alert.settings" | "alert.secret" | "signal.settings" | "signal.activate" | "signal.deactivate" | "job.create" | "job.cancel" | "audit.export" | "sign_in" | "session" | "password" | "two_factor" | "user" | "organization" | "member" | "invitation" | "key" | "app" | "workspace" | "view" | "connection" | "schedule" | "topics" | "import" | "catalog" | "correction" | "template" | "alert" | "signal" | "job" | "audit";
                    /** @description The id of who acted, or part of their name or email, ignoring case */
                    actor?: string;
                    /** @description `nextCursor` of the page before */
                    cursor?: string;
                    /** @description Not before this time */
                    from?: string;
                    limit?: number;
                    /** @description The id of what was acted on, or part of its name, ignoring case */
                    subject?: string;
                    /** @description Before this time */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                action: "sign_in.succeed" | "sign_in.refuse" | "sign_in.end" | "session.switch" | "session.end" | "password.change" | "password.refuse" | "password.reset_link" | "password.reset" | "two_factor.enable" | "two_factor.disable" | "two_factor.codes" | "user.sign_up" | "user.rename" | "user.create" | "user.disable" | "user.enable" | "user.delete" | "organization.create" | "organization.update" | "organization.export" | "organization.delete" | "member.role" | "member.remove" | "member.leave" | "invitation.create" | "invitation.accept" | "invitation.decline" | "invitation.cancel" | "key.create" | "key.revoke" | "app.register" | "app.connect" | "app.refuse" | "app.disconnect" | "app.reuse" | "workspace.create" | "workspace.delete" | "workspace.add_topics" | "workspace.remove_topics" | "view.share" | "view.unshare" | "view.update" | "view.delete" | "connection.create" | "connection.update" | "connection.delete" | "schedule.create" | "schedule.update" | "schedule.delete" | "topics.export" | "topics.edit" | "topics.delete" | "topics.undo" | "import.delete" | "catalog.archive" | "catalog.restore" | "correction.update" | "correction.delete" | "correction.settings" | "template.create" | "template.update" | "template.delete" | "alert.settings" | "alert.secret" | "signal.settings" | "signal.activate" | "signal.deactivate" | "job.create" | "job.cancel" | "audit.export";
                                actor: {
                                    /** @description Of the person, or of the person who created the key */
                                    email: string | null;
                                    id: string | null;
                                    /**
                                     * @description `anonymous` is somebody who had not signed in
                                     * @enum {string}
                                     */
                                    kind: "user" | "key" | "agent" | "system" | "anonymous";
                                    /** @description As it was then */
                                    name: string | null;
                                };
                                address: string | null;
                                /** Format: date-time */
                                at: string;
                                details: {
                                    [key: string]: unknown;
                                };
                                id: number;
                                /** @description Null for what concerns the whole service */
                                organization: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                subject: {
                                    id: string | null;
                                    name: string | null;
                                    type: string;
                                } | null;
                                userAgent: string | null;
                            }[];
                            /** @description For the next page; null on the last one */
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your organization’s audit log as CSV
         * @description Streams every entry that matches, newest first. Cells that a spreadsheet would run as a formula are guarded.
         *
         *     Session only, with permission `audit:read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description One action, such as `key.create`, or all of an area, such as `key` */
                    action?: "sign_in.succeed" | "sign_in.refuse" | "sign_in.end" | "session.switch" | "session.end" | "password.change" | "password.refuse" | "password.reset_link" | "password.reset" | "two_factor.enable" | "two_factor.disable" | "two_factor.codes" | "user.sign_up" | "user.rename" | "user.create" | "user.disable" | "user.enable" | "user.delete" | "organization.create" | "organization.update" | "organization.export" | "organization.delete" | "member.role" | "member.remove" | "member.leave" | "invitation.create" | "invitation.accept" | "invitation.decline" | "invitation.cancel" | "key.create" | "key.revoke" | "app.register" | "app.connect" | "app.refuse" | "app.disconnect" | "app.reuse" | "workspace.create" | "workspace.delete" | "workspace.add_topics" | "workspace.remove_topics" | "view.share" | "view.unshare" | "view.update" | "view.delete" | "connection.create" | "connection.update" | "connection.delete" | "schedule.create" | "schedule.update" | "schedule.delete" | "topics.export" | "topics.edit" | "topics.delete" | "topics.undo" | "import.delete" | "catalog.archive" | "catalog.restore" | "correction.update" | "correction.delete" | "correction.settings" | "template.create" | "template.update" | "template.delete" | "alert.settings" | "alert.secret" | "signal.settings" | "signal.activate" | "signal.deactivate" | "job.create" | "job.cancel" | "audit.export" | "sign_in" | "session" | "password" | "two_factor" | "user" | "organization" | "member" | "invitation" | "key" | "app" | "workspace" | "view" | "connection" | "schedule" | "topics" | "import" | "catalog" | "correction" | "template" | "alert" | "signal" | "job" | "audit";
                    /** @description The id of who acted, or part of their name or email, ignoring case */
                    actor?: string;
                    /** @description Not before this time */
                    from?: string;
                    /** @description The id of what was acted on, or part of its name, ignoring case */
                    subject?: string;
                    /** @description Before this time */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The entries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finish a sign-in at the identity provider, which sends the browser here */
        get: {
            parameters: {
                query?: {
                    code?: string;
                    error?: string;
                    error_description?: string;
                    iss?: string;
                    state?: string;
                };
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description To the page that the sign-in began on, or to one that says what went wrong */
                302: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your password; this ends other sessions by default */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                        /** @default true */
                        revokeOtherSessions?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                email: string;
                                id: string;
                                name: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show why a sign-in at the identity provider failed */
        get: {
            parameters: {
                query?: {
                    error?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the user and session of the cookie, or null */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            session: {
                                createdAt: string;
                                expiresAt: string;
                                id: string;
                                ipAddress?: string | null;
                                token: string;
                                userAgent?: string | null;
                                userId: string;
                            } & {
                                [key: string]: unknown;
                            };
                            user: {
                                email: string;
                                id: string;
                                name: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/list-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions, the latest first, 1000 at most */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            createdAt: string;
                            expiresAt: string;
                            id: string;
                            ipAddress?: string | null;
                            token: string;
                            userAgent?: string | null;
                            userId: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell how people can sign in to this server */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The server mails invitations and links to reset a password */
                            canMail: boolean;
                            /** @description The identity provider, if one is configured */
                            singleSignOn: {
                                name: string;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        invitationId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            invitation: {
                                email: string;
                                expiresAt: string;
                                id: string;
                                organizationId: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                                status: string;
                            } & {
                                [key: string]: unknown;
                            };
                            member: {
                                id: string;
                                organizationId: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                                userId: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/cancel-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an invitation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        invitationId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            expiresAt: string;
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an organization, where sign-up is open */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        slug: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            slug: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/get-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invitation */
        get: {
            parameters: {
                query: {
                    id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            expiresAt: string;
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/invite-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite by email; the id in the answer makes the link, and `mailed` tells whether it is mailed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        organizationId?: string;
                        resend?: boolean;
                        /** @enum {string} */
                        role: "owner" | "admin" | "member" | "viewer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            expiresAt: string;
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave an organization */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        organizationId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            userId: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your organizations, 1000 at most */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            id: string;
                            name: string;
                            slug: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invitations of the active organization that you may send, open ones first, and what became of their mails */
        get: {
            parameters: {
                query?: {
                    organizationId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            email: string;
                            expiresAt: string;
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            status: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of the active organization */
        get: {
            parameters: {
                query?: {
                    organizationId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            members: ({
                                id: string;
                                organizationId: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                                userId: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            total: number;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list-user-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open invitations to you, the latest first, 1000 at most */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            email: string;
                            expiresAt: string;
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            status: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/reject-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        invitationId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            invitation: {
                                email: string;
                                expiresAt: string;
                                id: string;
                                organizationId: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                                status: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/remove-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a member */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        memberIdOrEmail: string;
                        organizationId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: {
                                id: string;
                                organizationId: string;
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                                userId: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/set-active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch to another organization */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        organizationId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            id: string;
                            name: string;
                            slug: string;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/update-member-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a member's role */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        memberId: string;
                        organizationId?: string;
                        /** @enum {string} */
                        role: "owner" | "admin" | "member" | "viewer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            organizationId: string;
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            userId: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail with a link that sets a new password
         * @description The answer is the same whether or not the address has an account.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            requested: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of a link; this ends all sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell whether the link of a password reset still works */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whose password the link sets */
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions but this one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: boolean;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revoke-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: boolean;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; the answer sets the session cookie */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        password: string;
                        rememberMe?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            user: {
                                email: string;
                                id: string;
                                name: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a sign-in at the identity provider (`provider: "oidc"`) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        callbackURL?: string;
                        errorCallbackURL?: string;
                        provider: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            redirect: boolean;
                            url: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            success: boolean;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up by invitation, which also signs in, or freely where sign-up is open */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        invitationId?: string;
                        name: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string | null;
                            user: {
                                email: string;
                                id: string;
                                name: string;
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-factor sign-in off */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up two-factor sign-in: a secret for the app, and recovery codes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/generate-backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace your recovery codes */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/verify-backup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a recovery code, which works once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/verify-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the code of the app, to sign in or to finish the set-up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your name */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: boolean;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify a topic
         * @description The answer’s `text` is a JSON string with the classification: category path, seven layers, keywords, platform names and descriptions, confidence and evidence. If `uncertain` is true, the category is a guess, and `alternatives` has the nearest others. The LLM answers if the service has a provider key, otherwise the local engine; the header `X-Classification-Engine` tells which. Counts as one classification. Test SDK keys always use the local engine, and are free. Corrections of this name and of names like it are followed; `evidence` names them. Of several user messages the newest counts: the LLM gets the others as context; the local engine takes “for women” or “B2B instead” for a change of the topic before, and `refinement` says what it did to which topic.
         *
         *     Needs scope `classify`, or a session with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `false`: classify as if nobody had corrected anything
                         * @default true
                         */
                        corrections?: boolean;
                        messages: {
                            content: string;
                            /** @enum {string} */
                            role: "user" | "assistant";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The classification as a JSON string */
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections, newest first
         * @description Needs scope `sync`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    direction?: "inbound" | "outbound" | "bidirectional";
                    /** @description One of marketplace, dspapi, exchange, custom_api; GET /api/platforms describes them */
                    platform?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the other side has refused the credentials; null while it accepts them */
                            credentialsRefusedAt: string | null;
                            /** @enum {string} */
                            direction: "inbound" | "outbound" | "bidirectional";
                            id: string;
                            lastTestedAt: string | null;
                            name: string;
                            platform: string;
                            /**
                             * @description error after a failed test
                             * @enum {string}
                             */
                            status: "active" | "error";
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Connect another system
         * @description At most 20 an organization. `config` and `credentials` are checked for the platform, and an unknown key is refused; GET /api/platforms lists the settings of each platform. Inbound connections need `config.base_url`. Credentials are stored encrypted and never returned. Without `default_cpm` no price is sent. An S3 role is assumed with the organization’s id as external id.
         *
         *     Session only, with permission `connections`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Addresses and settings; which ones depends on platform and direction */
                        config: {
                            [key: string]: unknown;
                        };
                        /** @description Stored encrypted, never returned */
                        credentials?: {
                            [key: string]: unknown;
                        } | null;
                        /** @enum {string} */
                        direction: "inbound" | "outbound" | "bidirectional";
                        name: string;
                        /** @description One of marketplace, dspapi, exchange, custom_api; GET /api/platforms describes them */
                        platform: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            direction: "inbound" | "outbound" | "bidirectional";
                            id: string;
                            name: string;
                            platform: string;
                            /**
                             * @description error after a failed test
                             * @enum {string}
                             */
                            status: "active" | "error";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connection
         * @description Needs scope `sync`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the other side has refused the credentials; null while it accepts them */
                            credentialsRefusedAt: string | null;
                            /** @enum {string} */
                            direction: "inbound" | "outbound" | "bidirectional";
                            id: string;
                            lastTestedAt: string | null;
                            name: string;
                            platform: string;
                            /**
                             * @description error after a failed test
                             * @enum {string}
                             */
                            status: "active" | "error";
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        /**
         * Change a connection
         * @description Only what the body holds changes: keys of `config` one by one (null removes a key), `credentials` all at once. An address of another origin (scheme, host or port) needs the credentials again, since they would go there.
         *
         *     Session only, with permission `connections`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Given keys change, the others stay; null removes a key */
                        config?: {
                            [key: string]: unknown;
                        };
                        /** @description Replace those that are stored; null removes them */
                        credentials?: {
                            [key: string]: unknown;
                        } | null;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the other side has refused the credentials; null while it accepts them */
                            credentialsRefusedAt: string | null;
                            /** @enum {string} */
                            direction: "inbound" | "outbound" | "bidirectional";
                            id: string;
                            lastTestedAt: string | null;
                            name: string;
                            platform: string;
                            /**
                             * @description error after a failed test
                             * @enum {string}
                             */
                            status: "active" | "error";
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        post?: never;
        /**
         * Delete a connection and its sync runs
         * @description 409 while segments are active through it.
         *
         *     Session only, with permission `connections`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change a connection
         * @description Only what the body holds changes: keys of `config` one by one (null removes a key), `credentials` all at once. An address of another origin (scheme, host or port) needs the credentials again, since they would go there.
         *
         *     Session only, with permission `connections`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Given keys change, the others stay; null removes a key */
                        config?: {
                            [key: string]: unknown;
                        };
                        /** @description Replace those that are stored; null removes them */
                        credentials?: {
                            [key: string]: unknown;
                        } | null;
                        name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Since when the other side has refused the credentials; null while it accepts them */
                            credentialsRefusedAt: string | null;
                            /** @enum {string} */
                            direction: "inbound" | "outbound" | "bidirectional";
                            id: string;
                            lastTestedAt: string | null;
                            name: string;
                            platform: string;
                            /**
                             * @description error after a failed test
                             * @enum {string}
                             */
                            status: "active" | "error";
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/connections/{id}/push/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a push would do
         * @description Takes the same topics as a run and lists what would be sent for each, with the findings of the pre-flight; up to 5,000 are listed. Changes nothing.
         *
         *     Needs scope `activations`, or a session with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The filters of GET /api/topics; an empty object selects the whole library */
                        filters?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            hasExternalId?: boolean | ("true" | "false" | "");
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            outdated?: boolean | ("true" | "false" | "");
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            uncertain?: boolean | ("true" | "false" | "");
                        };
                        /** @description Ids of library topics (`ot_…`) or of their global topics (`tp_…`) */
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The most characters that the platform takes */
                            limits: {
                                description: number | null;
                                name: number | null;
                            };
                            /** @description More topics would be pushed than are listed */
                            more: boolean;
                            plan: {
                                /**
                                 * @description The segment would be created; looked up first, because the outcome of an earlier push is unknown; or not be sent
                                 * @enum {string}
                                 */
                                action: "create" | "find" | "refuse";
                                /** @description In full */
                                description: string;
                                findings: {
                                    /** @enum {string} */
                                    level: "block" | "warn";
                                    message: string;
                                    /** @enum {string} */
                                    ruleId: "empty_name" | "name_truncated" | "description_truncated" | "sensitive_category" | "unknown_name" | "definitive_wording" | "duplicate_name";
                                }[];
                                /** @description Before it is cut */
                                fullName: string;
                                /** @description Cut to the platform’s limit */
                                name: string;
                                /** @description Null if none is sent */
                                price: {
                                    cpm: number;
                                    currency: string;
                                } | null;
                                /** @description Why it would be refused */
                                reason: string | null;
                                /** @description Cut to the platform’s limit; null if the platform takes no description */
                                sentDescription: string | null;
                                topicId: string;
                                topicName: string;
                            }[];
                            /** @description Of those listed */
                            refused: number;
                            /** @description Already active or pending on this connection, or not in the library */
                            skipped: number;
                            /** @description Activations that a run would create */
                            totalItems: number;
                            /** @description Of those listed; they are sent anyway */
                            warned: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}/push/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to push topics to a platform
         * @description Creates a pending activation for each selected topic; then call `push` until it answers `done`. Topics that are active on the connection, or pending in another run, are skipped, and so are ids that are not in the library. With `drive` server the servers push it in the background; calls to `push` may take part.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /** @description The filters of GET /api/topics; an empty object selects the whole library */
                        filters?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            hasExternalId?: boolean | ("true" | "false" | "");
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            outdated?: boolean | ("true" | "false" | "");
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            uncertain?: boolean | ("true" | "false" | "");
                        };
                        /** @description Ids of library topics (`ot_…`) or of their global topics (`tp_…`) */
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            runId: string;
                            /** @description Already active or pending on this connection, or not in the library */
                            skipped: number;
                            /** @enum {string} */
                            status: "running";
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}/push/run/{runId}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Push the next 25 segments
         * @description Answers within a minute; segments that it could not start remain. Any number of calls may push a run at once: no segment is sent by two of them, and each node sends at most 4 at a time to a connection. If the outcome of a segment is unknown (no answer, a lost connection, a process that ended), it stays pending, and a later call looks it up by its name before it creates one. A platform that refuses the credentials (401) fails the run.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    runId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: boolean;
                            /** @description By this call; the status of the run lists them */
                            errors: number;
                            /** @description By this call */
                            processed: number;
                            /** @description In the run, including those that other calls are sending */
                            remaining: number;
                            runId: string;
                            /** @enum {string} */
                            status: "running" | "completed" | "failed" | "cancelled";
                            /** @description By this call */
                            success: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}/push/run/{runId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a push run
         * @description Needs scope `activations`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    runId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            completedAt: string | null;
                            connectionId: string;
                            /** Format: date-time */
                            createdAt: string;
                            errorCount: number;
                            /** @description The first 500 */
                            errors: {
                                activationId: string;
                                message: string;
                                topicName: string;
                            }[];
                            /** @description Findings of the pre-flight, for the first 500 segments that have any */
                            findings: {
                                activationId: string;
                                /** @enum {string} */
                                level: "block" | "warn";
                                message: string;
                                /** @enum {string} */
                                ruleId: "empty_name" | "name_truncated" | "description_truncated" | "sensitive_category" | "unknown_name" | "definitive_wording" | "duplicate_name";
                                topicName: string;
                            }[];
                            /** @description Why it failed */
                            message: string | null;
                            processedItems: number;
                            runId: string;
                            /**
                             * @description `completed` even with errors: see errorCount
                             * @enum {string}
                             */
                            status: "running" | "completed" | "failed" | "cancelled";
                            successCount: number;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a push run
         * @description Segments on the platform stay, and those that are being sent now still get there. The other activations of the run end in error and count as errors.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    runId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "cancelled";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            runId: string;
                            /** @enum {string} */
                            status: "cancelled";
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/connections/{id}/sync/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to read topics from a source
         * @description Reads the total; then call `page` until it answers `done`. `totalItems` is null if the source gives no total. A source that cannot be read is a 502 with its explanation. With `drive` server the servers read the pages in the background; calls to `page` may take part.
         *
         *     Needs scope `sync`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            runId: string;
                            /** @enum {string} */
                            status: "running" | "completed" | "failed" | "cancelled";
                            /** @description As the source says; null if it gives no total */
                            totalItems: number | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}/sync/run/{runId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one page of up to 500 items
         * @description A page is saved completely or not at all. Pages can be requested in any order and by any number of clients: one that failed can be requested again, one that is done answers `skipped`. 429, 5xx and lost connections of the source are retried three times; then the run fails with a 502. Each item that can be read counts as one classification. If an LLM is configured, it classifies the first 15 topics that are neither in the library nor in the catalog.
         *
         *     Needs scope `sync`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    runId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Default: the first page that is not done yet */
                        page?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adoptedCount: number;
                            done: boolean;
                            duplicateCount: number;
                            errorCount: number;
                            errors: {
                                message: string;
                                /** @description From 1, within the page */
                                row: number;
                            }[];
                            page: number;
                            processedPages: number;
                            runId: string;
                            /**
                             * @description The page was done already; nothing has changed
                             * @enum {boolean}
                             */
                            skipped?: true;
                            /** @description New topics in the library, created from this page or adopted from the catalog */
                            successCount: number;
                            /** @description Null while unknown: then pages are read until one is empty */
                            totalPages: number | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{id}/sync/run/{runId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a sync run
         * @description Needs scope `sync`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    runId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adoptedCount: number;
                            completedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            duplicateCount: number;
                            errorCount: number;
                            /** @description Why the run failed, or what it left out */
                            message: string | null;
                            processedPages: number;
                            runId: string;
                            /** @enum {string} */
                            status: "running" | "completed" | "failed" | "cancelled";
                            successCount: number;
                            /** @description As the source says; null if it gives no total */
                            totalItems: number | null;
                            /** @description Null while unknown: then pages are read until one is empty */
                            totalPages: number | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a sync run
         * @description Topics of finished pages stay in the library; no more pages are saved.
         *
         *     Needs scope `sync`, or a session with permission `import`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    runId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "cancelled";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            runId: string;
                            /** @enum {string} */
                            status: "cancelled";
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/connections/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a connection, within 30 seconds
         * @description Reads one item of a source, or calls the platform. A platform whose test does less says so in `testNote` of GET /api/platforms. Answers 200 in any case and sets the connection’s status. With `config` or `credentials` in the body, these are tried before they are saved, and the status stays.
         *
         *     Session only, with permission `connections`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Given keys replace those that are stored; null removes a key */
                        config?: {
                            [key: string]: unknown;
                        };
                        /** @description Instead of those that are stored */
                        credentials?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of the source: what it counts, or else what it sent */
                            itemCount?: number;
                            /** @description Of the platform */
                            message?: string;
                            sampleItem?: {
                                id: string | null;
                                name: string | null;
                            } | null;
                            /** @enum {boolean} */
                            success: true;
                        } | {
                            error: string;
                            /** @enum {boolean} */
                            success: false;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try settings before they are saved, within 30 seconds
         * @description Takes what POST /api/connections does, and stores nothing. Answers 200 even if the test fails.
         *
         *     Session only, with permission `connections`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Addresses and settings; which ones depends on platform and direction */
                        config: {
                            [key: string]: unknown;
                        };
                        /** @description Stored encrypted, never returned */
                        credentials?: {
                            [key: string]: unknown;
                        } | null;
                        /** @enum {string} */
                        direction: "inbound" | "outbound" | "bidirectional";
                        /** @description One of marketplace, dspapi, exchange, custom_api; GET /api/platforms describes them */
                        platform: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of the source: what it counts, or else what it sent */
                            itemCount?: number;
                            /** @description Of the platform */
                            message?: string;
                            sampleItem?: {
                                id: string | null;
                                name: string | null;
                            } | null;
                            /** @enum {boolean} */
                            success: true;
                        } | {
                            error: string;
                            /** @enum {boolean} */
                            success: false;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your conversations, the newest first
         * @description Other members do not see them; only an export of the whole organization, by an owner or an operator, contains them. The newest 100 in an organization are kept, each for 90 days after something was last said in it, and no longer than you are a member.
         *
         *     Session only, with permission `classify`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description The beginning of what was said first */
                            title: string;
                            turnCount: number;
                            /**
                             * Format: date-time
                             * @description When something was last said
                             */
                            updatedAt: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Start a conversation with what is said first
         * @description Nothing is answered yet, and nothing costs a credit.
         *
         *     Session only, with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `brief`: `text` is the name of its file
                         * @default text
                         * @enum {string}
                         */
                        kind?: "text" | "brief";
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description The beginning of what was said first */
                            title: string;
                            turnCount: number;
                            turns: {
                                /** @description The library topics that were added from the answer, by name */
                                added: {
                                    [key: string]: string;
                                };
                                /** @description Null until it is answered */
                                answer: ({
                                    /** @enum {string} */
                                    engine: "llm" | "local";
                                    /** @enum {string} */
                                    kind: "topic";
                                    /** @description What the text did to the topic before it; null if there is none */
                                    refinement: {
                                        changes: {
                                            /** @enum {string} */
                                            field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                            from: string;
                                            to: string;
                                        }[];
                                        /**
                                         * @description Whether the text changed the topic before it, or started a new one
                                         * @enum {string}
                                         */
                                        kind: "refined" | "new";
                                        /** @description The name of the topic before it */
                                        previous: string;
                                    } | null;
                                    /** @description The classification, as `POST /api/classify` has it */
                                    topic: {
                                        topic_name: string;
                                    } & {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "matrix";
                                    /** @description Names of the dimension sets that the text names */
                                    sets: string[];
                                    /** @description What the sets are combined with; may be empty */
                                    subject: string;
                                } | {
                                    brief: {
                                        objectives: string[];
                                        recommendedTopics: {
                                            /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                            existingTopic: {
                                                id: string;
                                                topic_name: string;
                                                /** @description The workspace that the topic is in; null if it is in none */
                                                workspace: {
                                                    id: string;
                                                    name: string;
                                                } | null;
                                            } | null;
                                            rationale: string;
                                            topic_name: string;
                                        }[];
                                        summary: string;
                                        targetAudience: string;
                                    };
                                    /** @enum {string} */
                                    kind: "brief";
                                } | {
                                    /** @enum {string} */
                                    kind: "unclear";
                                }) | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** @enum {string} */
                                kind: "text" | "brief";
                                position: number;
                                /** @description What the LLM is doing while it answers */
                                stage: ("searching" | "reading" | "filing") | null;
                                /** @description What was said, or the name of the brief’s file */
                                text: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description When something was last said
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your conversations
         * @description Session only, with permission `classify`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            /** @description The beginning of what was said first */
                            title: string;
                            turnCount: number;
                            turns: {
                                /** @description The library topics that were added from the answer, by name */
                                added: {
                                    [key: string]: string;
                                };
                                /** @description Null until it is answered */
                                answer: ({
                                    /** @enum {string} */
                                    engine: "llm" | "local";
                                    /** @enum {string} */
                                    kind: "topic";
                                    /** @description What the text did to the topic before it; null if there is none */
                                    refinement: {
                                        changes: {
                                            /** @enum {string} */
                                            field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                            from: string;
                                            to: string;
                                        }[];
                                        /**
                                         * @description Whether the text changed the topic before it, or started a new one
                                         * @enum {string}
                                         */
                                        kind: "refined" | "new";
                                        /** @description The name of the topic before it */
                                        previous: string;
                                    } | null;
                                    /** @description The classification, as `POST /api/classify` has it */
                                    topic: {
                                        topic_name: string;
                                    } & {
                                        [key: string]: unknown;
                                    };
                                } | {
                                    /** @enum {string} */
                                    kind: "matrix";
                                    /** @description Names of the dimension sets that the text names */
                                    sets: string[];
                                    /** @description What the sets are combined with; may be empty */
                                    subject: string;
                                } | {
                                    brief: {
                                        objectives: string[];
                                        recommendedTopics: {
                                            /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                            existingTopic: {
                                                id: string;
                                                topic_name: string;
                                                /** @description The workspace that the topic is in; null if it is in none */
                                                workspace: {
                                                    id: string;
                                                    name: string;
                                                } | null;
                                            } | null;
                                            rationale: string;
                                            topic_name: string;
                                        }[];
                                        summary: string;
                                        targetAudience: string;
                                    };
                                    /** @enum {string} */
                                    kind: "brief";
                                } | {
                                    /** @enum {string} */
                                    kind: "unclear";
                                }) | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** @enum {string} */
                                kind: "text" | "brief";
                                position: number;
                                /** @description What the LLM is doing while it answers */
                                stage: ("searching" | "reading" | "filing") | null;
                                /** @description What was said, or the name of the brief’s file */
                                text: string;
                            }[];
                            /**
                             * Format: date-time
                             * @description When something was last said
                             */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete one of your conversations
         * @description Topics that were added to the library from it stay there.
         *
         *     Session only, with permission `classify`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something in a conversation
         * @description Session only, with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `brief`: `text` is the name of its file
                         * @default text
                         * @enum {string}
                         */
                        kind?: "text" | "brief";
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The library topics that were added from the answer, by name */
                            added: {
                                [key: string]: string;
                            };
                            /** @description Null until it is answered */
                            answer: ({
                                /** @enum {string} */
                                engine: "llm" | "local";
                                /** @enum {string} */
                                kind: "topic";
                                /** @description What the text did to the topic before it; null if there is none */
                                refinement: {
                                    changes: {
                                        /** @enum {string} */
                                        field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                        from: string;
                                        to: string;
                                    }[];
                                    /**
                                     * @description Whether the text changed the topic before it, or started a new one
                                     * @enum {string}
                                     */
                                    kind: "refined" | "new";
                                    /** @description The name of the topic before it */
                                    previous: string;
                                } | null;
                                /** @description The classification, as `POST /api/classify` has it */
                                topic: {
                                    topic_name: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "matrix";
                                /** @description Names of the dimension sets that the text names */
                                sets: string[];
                                /** @description What the sets are combined with; may be empty */
                                subject: string;
                            } | {
                                brief: {
                                    objectives: string[];
                                    recommendedTopics: {
                                        /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                        existingTopic: {
                                            id: string;
                                            topic_name: string;
                                            /** @description The workspace that the topic is in; null if it is in none */
                                            workspace: {
                                                id: string;
                                                name: string;
                                            } | null;
                                        } | null;
                                        rationale: string;
                                        topic_name: string;
                                    }[];
                                    summary: string;
                                    targetAudience: string;
                                };
                                /** @enum {string} */
                                kind: "brief";
                            } | {
                                /** @enum {string} */
                                kind: "unclear";
                            }) | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            kind: "text" | "brief";
                            position: number;
                            /** @description What the LLM is doing while it answers */
                            stage: ("searching" | "reading" | "filing") | null;
                            /** @description What was said, or the name of the brief’s file */
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/turns/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one turn of a conversation
         * @description While the LLM answers, `stage` says what it is doing.
         *
         *     Session only, with permission `classify`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    position: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The library topics that were added from the answer, by name */
                            added: {
                                [key: string]: string;
                            };
                            /** @description Null until it is answered */
                            answer: ({
                                /** @enum {string} */
                                engine: "llm" | "local";
                                /** @enum {string} */
                                kind: "topic";
                                /** @description What the text did to the topic before it; null if there is none */
                                refinement: {
                                    changes: {
                                        /** @enum {string} */
                                        field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                        from: string;
                                        to: string;
                                    }[];
                                    /**
                                     * @description Whether the text changed the topic before it, or started a new one
                                     * @enum {string}
                                     */
                                    kind: "refined" | "new";
                                    /** @description The name of the topic before it */
                                    previous: string;
                                } | null;
                                /** @description The classification, as `POST /api/classify` has it */
                                topic: {
                                    topic_name: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "matrix";
                                /** @description Names of the dimension sets that the text names */
                                sets: string[];
                                /** @description What the sets are combined with; may be empty */
                                subject: string;
                            } | {
                                brief: {
                                    objectives: string[];
                                    recommendedTopics: {
                                        /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                        existingTopic: {
                                            id: string;
                                            topic_name: string;
                                            /** @description The workspace that the topic is in; null if it is in none */
                                            workspace: {
                                                id: string;
                                                name: string;
                                            } | null;
                                        } | null;
                                        rationale: string;
                                        topic_name: string;
                                    }[];
                                    summary: string;
                                    targetAudience: string;
                                };
                                /** @enum {string} */
                                kind: "brief";
                            } | {
                                /** @enum {string} */
                                kind: "unclear";
                            }) | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            kind: "text" | "brief";
                            position: number;
                            /** @description What the LLM is doing while it answers */
                            stage: ("searching" | "reading" | "filing") | null;
                            /** @description What was said, or the name of the brief’s file */
                            text: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/turns/{position}/added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember that a topic of the answer was added to the library
         * @description Session only, with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    position: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description As the answer has it; of a matrix its subject */
                        name: string;
                        /** @description The library topic; of a matrix the first that was created */
                        topicId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The library topics that were added from the answer, by name */
                            added: {
                                [key: string]: string;
                            };
                            /** @description Null until it is answered */
                            answer: ({
                                /** @enum {string} */
                                engine: "llm" | "local";
                                /** @enum {string} */
                                kind: "topic";
                                /** @description What the text did to the topic before it; null if there is none */
                                refinement: {
                                    changes: {
                                        /** @enum {string} */
                                        field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                        from: string;
                                        to: string;
                                    }[];
                                    /**
                                     * @description Whether the text changed the topic before it, or started a new one
                                     * @enum {string}
                                     */
                                    kind: "refined" | "new";
                                    /** @description The name of the topic before it */
                                    previous: string;
                                } | null;
                                /** @description The classification, as `POST /api/classify` has it */
                                topic: {
                                    topic_name: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "matrix";
                                /** @description Names of the dimension sets that the text names */
                                sets: string[];
                                /** @description What the sets are combined with; may be empty */
                                subject: string;
                            } | {
                                brief: {
                                    objectives: string[];
                                    recommendedTopics: {
                                        /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                        existingTopic: {
                                            id: string;
                                            topic_name: string;
                                            /** @description The workspace that the topic is in; null if it is in none */
                                            workspace: {
                                                id: string;
                                                name: string;
                                            } | null;
                                        } | null;
                                        rationale: string;
                                        topic_name: string;
                                    }[];
                                    summary: string;
                                    targetAudience: string;
                                };
                                /** @enum {string} */
                                kind: "brief";
                            } | {
                                /** @enum {string} */
                                kind: "unclear";
                            }) | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            kind: "text" | "brief";
                            position: number;
                            /** @description What the LLM is doing while it answers */
                            stage: ("searching" | "reading" | "filing") | null;
                            /** @description What was said, or the name of the brief’s file */
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/turns/{position}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what was said
         * @description Classifies the text: as a change of the topic before it, or as a new one; `refinement` says which. A text that names dimension sets is answered with a matrix, one that describes no people with neither, both free of charge. Counts as one classification otherwise. A turn that is answered already keeps its answer at no cost, unless `as` asks for the other one. Whoever disconnects cancels the answer and pays nothing.
         *
         *     Session only, with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    position: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Answers again: the text changes the topic before it, or starts a new one
                         * @enum {string}
                         */
                        as?: "refined" | "new";
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The library topics that were added from the answer, by name */
                            added: {
                                [key: string]: string;
                            };
                            /** @description Null until it is answered */
                            answer: ({
                                /** @enum {string} */
                                engine: "llm" | "local";
                                /** @enum {string} */
                                kind: "topic";
                                /** @description What the text did to the topic before it; null if there is none */
                                refinement: {
                                    changes: {
                                        /** @enum {string} */
                                        field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                        from: string;
                                        to: string;
                                    }[];
                                    /**
                                     * @description Whether the text changed the topic before it, or started a new one
                                     * @enum {string}
                                     */
                                    kind: "refined" | "new";
                                    /** @description The name of the topic before it */
                                    previous: string;
                                } | null;
                                /** @description The classification, as `POST /api/classify` has it */
                                topic: {
                                    topic_name: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "matrix";
                                /** @description Names of the dimension sets that the text names */
                                sets: string[];
                                /** @description What the sets are combined with; may be empty */
                                subject: string;
                            } | {
                                brief: {
                                    objectives: string[];
                                    recommendedTopics: {
                                        /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                        existingTopic: {
                                            id: string;
                                            topic_name: string;
                                            /** @description The workspace that the topic is in; null if it is in none */
                                            workspace: {
                                                id: string;
                                                name: string;
                                            } | null;
                                        } | null;
                                        rationale: string;
                                        topic_name: string;
                                    }[];
                                    summary: string;
                                    targetAudience: string;
                                };
                                /** @enum {string} */
                                kind: "brief";
                            } | {
                                /** @enum {string} */
                                kind: "unclear";
                            }) | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            kind: "text" | "brief";
                            position: number;
                            /** @description What the LLM is doing while it answers */
                            stage: ("searching" | "reading" | "filing") | null;
                            /** @description What was said, or the name of the brief’s file */
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/turns/{position}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a brief
         * @description Like `POST /api/analyze-brief`; the analysis is kept, the file is not.
         *
         *     Session only, with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    position: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        file: {
                            /** @description The file in base64, at most 10 × 1,048,576 characters */
                            data: string;
                            /** @description For display only */
                            filename?: string | null;
                            mediaType: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The library topics that were added from the answer, by name */
                            added: {
                                [key: string]: string;
                            };
                            /** @description Null until it is answered */
                            answer: ({
                                /** @enum {string} */
                                engine: "llm" | "local";
                                /** @enum {string} */
                                kind: "topic";
                                /** @description What the text did to the topic before it; null if there is none */
                                refinement: {
                                    changes: {
                                        /** @enum {string} */
                                        field: "topic_name" | "parent_category" | "subcategory" | "segment_type" | "audience_type";
                                        from: string;
                                        to: string;
                                    }[];
                                    /**
                                     * @description Whether the text changed the topic before it, or started a new one
                                     * @enum {string}
                                     */
                                    kind: "refined" | "new";
                                    /** @description The name of the topic before it */
                                    previous: string;
                                } | null;
                                /** @description The classification, as `POST /api/classify` has it */
                                topic: {
                                    topic_name: string;
                                } & {
                                    [key: string]: unknown;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "matrix";
                                /** @description Names of the dimension sets that the text names */
                                sets: string[];
                                /** @description What the sets are combined with; may be empty */
                                subject: string;
                            } | {
                                brief: {
                                    objectives: string[];
                                    recommendedTopics: {
                                        /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                        existingTopic: {
                                            id: string;
                                            topic_name: string;
                                            /** @description The workspace that the topic is in; null if it is in none */
                                            workspace: {
                                                id: string;
                                                name: string;
                                            } | null;
                                        } | null;
                                        rationale: string;
                                        topic_name: string;
                                    }[];
                                    summary: string;
                                    targetAudience: string;
                                };
                                /** @enum {string} */
                                kind: "brief";
                            } | {
                                /** @enum {string} */
                                kind: "unclear";
                            }) | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            kind: "text" | "brief";
                            position: number;
                            /** @description What the LLM is doing while it answers */
                            stage: ("searching" | "reading" | "filing") | null;
                            /** @description What was said, or the name of the brief’s file */
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what your organization corrected, newest first
         * @description Editing the category, subcategory, segment type, audience type or sensitivity of a library topic is a correction. It counts for your organization only, and before those of reviewers. A correction decides for the same name, and counts for near names and for other names with the same head word, more the more people and names agree. `evidence` of a classification names the corrections that took part.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only corrections of this field */
                    field?: "parent_category" | "subcategory" | "segment_type" | "audience_type" | "sensitivity";
                    page?: number;
                    pageSize?: number;
                    /** @description Part of the topic’s name */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description How many people say the same of this name, with this one */
                                agree: number;
                                corrected: string;
                                /** Format: date-time */
                                correctedAt: string;
                                /** @description The person’s name; empty if the account is gone */
                                correctedBy: string;
                                /** @description How many say otherwise */
                                disagree: number;
                                /** @description Whether classifications follow it */
                                enabled: boolean;
                                /** @enum {string} */
                                field: "parent_category" | "subcategory" | "segment_type" | "audience_type" | "sensitivity";
                                id: number;
                                /** @description What the topic had before */
                                previous: string;
                                /** @description Given by reviewers; empty otherwise */
                                reason: string;
                                topicName: string;
                                /** @description How many classified topics it took part in */
                                topics: number;
                            }[];
                            /** @description Whether classifications follow corrections at all */
                            enabled: boolean;
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete corrections
         * @description At most 500 ids; those that don’t exist are not counted. Classified topics stay as they are.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Switch corrections on or off
         * @description At most 500 ids; those that don’t exist are not counted. Classified topics stay as they are.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Whether classifications follow corrections at all */
                        enabled: boolean;
                        ids: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            updated: number;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/corrections/{id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the library topics that a reclassification would change because of a correction
         * @description A correction changes no classified topic by itself: reclassify these to apply it. Looks at the newest 5,000 topics whose names have the head word of the corrected one.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description At most 500: as many as one reclassification takes */
                            data: {
                                changes: {
                                    after: string;
                                    before: string;
                                    /** @enum {string} */
                                    field: "parent_category" | "subcategory" | "segment_type" | "audience_type" | "sensitivity";
                                }[];
                                id: string;
                                topic_name: string;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corrections/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Follow corrections in your organization, or not: neither your own nor those of reviewers
         * @description Session only, with permission `workspaces:manage`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Whether classifications follow corrections at all */
                        enabled: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Whether classifications follow corrections at all */
                            enabled: boolean;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the organization’s runs
         * @description A stream of server-sent events: `run.created`, `run.progressed` (counts or state changed) and `run.ended`. Each tells how the run is now, so several changes may be one event. A key hears of the kinds that it has a scope for, an operator also of the system’s jobs. The first event is `ready`: if its `isResumed` is false, read what you show again. After an interruption send the last id as `Last-Event-ID`, as EventSource does, to hear what you missed. An id from before the database was restored or started again begins anew, with `isResumed` false. The stream ends with the session or the key, and when the database is replaced. 429 if the caller has too many open, 503 if the node has.
         *
         *     Any API key or session.
         */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "last-event-id"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Events */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": {
                            connectionId: string | null;
                            errors: number;
                            id: string;
                            /** @description A run of the system, which only operators see */
                            isSystem: boolean;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            processed: number;
                            skipped: number;
                            /** @description The id of a user */
                            startedBy: string;
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            success: number;
                            total: number | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the library as CSV or JSON
         * @description Streams every topic that matches the filters, newest first. CSV has the core fields and the seven layers; JSON is an array of library records with their layers. If the connection closes before the body ends, the export failed. Counts as one export.
         *
         *     Needs scope `export`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    audienceType?: string | string[];
                    buyerJourney?: string | string[];
                    engineVersion?: string | string[];
                    format?: "csv" | "json";
                    /** @description `true` adds platform names, descriptions, scores and outputs. Owners only */
                    full?: string;
                    hasExternalId?: "true" | "false" | "";
                    iabCode?: string | string[];
                    intensity?: string | string[];
                    /** @description Part of the external id */
                    internalId?: string;
                    /** @description Whether an older engine version classified the topic */
                    outdated?: "true" | "false" | "";
                    /** @description The id of a workspace that the topic is not in */
                    outsideWorkspace?: string;
                    parentCategory?: string | string[];
                    /** @description `true` leaves out the `'` that keeps a spreadsheet from running a cell as a formula */
                    raw?: string;
                    /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                    search?: string;
                    segmentType?: string | string[];
                    sensitivity?: string | string[];
                    source?: string | string[];
                    subcategory?: string | string[];
                    subcategoryL1?: string | string[];
                    subcategoryL2?: string | string[];
                    subcategoryL3?: string | string[];
                    subcategoryL4?: string | string[];
                    tag?: string | string[];
                    taxonomyType?: string | string[];
                    /** @description Whether the engine guessed the category */
                    uncertain?: "true" | "false" | "";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The topics, newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            id: string;
                            topic_name: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        /**
         * Export selected topics of the library as CSV or JSON
         * @description As `GET /api/export`, for topics named by their ids or for all that match the filters.
         *
         *     Needs scope `export`, or a session with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The filters of GET /api/topics; an empty object selects the whole library */
                        filters?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            hasExternalId?: boolean | ("true" | "false" | "");
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            outdated?: boolean | ("true" | "false" | "");
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            uncertain?: boolean | ("true" | "false" | "");
                        };
                        /**
                         * @default csv
                         * @enum {string}
                         */
                        format?: "csv" | "json";
                        /** @default false */
                        full?: boolean;
                        /** @default false */
                        raw?: boolean;
                        /** @description Ids of library topics (`ot_…`) or of their global topics (`tp_…`) */
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description The topics, newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            id: string;
                            topic_name: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        "text/csv": string;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hygiene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarize what needs attention
         * @description Needs scope `activations`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activeActivations: number;
                            /** @description Topics whose newest activation on a connection is in error, and was not dismissed */
                            failedActivations: number;
                            /** @description Classified by an older engine version than the current one */
                            outdatedTopics: number;
                            /** @description Pending in no running push: a push or a refresh was interrupted, or a refresh is working on them. The refresh job finishes those that were interrupted */
                            pendingActivations: number;
                            /** @description Of the active ones: those that would have another name, description or engine version if they were pushed now */
                            staleActivations: number;
                            topics: number;
                            topicsWithoutExternalId: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hygiene/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a job that refreshes all stale activations
         * @description Of the organization, or of the workspace in the header. It also finishes activations that an earlier refresh or push left unfinished. Call `process` until it answers `done`, or let the servers do it with `drive` server.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobId: string;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hygiene/refresh/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a refresh job
         * @description Needs scope `activations`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            completed_at: string | null;
                            config: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            /** @description Null if no user has this id any more */
                            created_by_name: string | null;
                            error_count: number;
                            /** @description The first 500; error_count counts all items that failed */
                            errors: {
                                id?: string;
                                message: string;
                                name?: string;
                            }[];
                            id: string;
                            /** @description One of those that GET /api/admin/job-types lists */
                            job_type: string;
                            org_id: string | null;
                            org_name: string | null;
                            processed_items: number;
                            result: {
                                [key: string]: unknown;
                            };
                            skip_count: number;
                            started_at: string | null;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "failed" | "cancelled";
                            success_count: number;
                            total_items: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hygiene/refresh/{jobId}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the next 25 stale activations
         * @description While another call is processing the job, this one does nothing and returns the counters. If a process was killed during a refresh, its activations are looked up on the platform a minute later, when none of its calls can arrive any more. Until then a call may do nothing.
         *
         *     Needs scope `activations`, or a session with permission `activate`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: boolean;
                            errorCount: number;
                            processedItems: number;
                            skipCount: number;
                            successCount: number;
                            totalItems: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports, newest first
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The part of success_count that was adopted from the catalog */
                            adopted_count: number;
                            /** @description The most rows that a chunk may have */
                            chunk_size: number;
                            chunks_completed: number;
                            chunks_total: number;
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Rows whose topic was in the library already, or repeated in the file */
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            error_count: number;
                            filename: string;
                            id: string;
                            /** @description Of the LLM, estimated in US dollars */
                            llm_cost: number;
                            /** @description Names that the LLM answered */
                            llm_count: number;
                            /** @description Why the LLM did not answer the last of them */
                            llm_error: string | null;
                            /** @description Names that the LLM couldn’t answer: the local answer stays */
                            llm_failed_count: number;
                            /** @description Used by the LLM, input and output */
                            llm_tokens: number;
                            /** @description New topics that the local engine answered */
                            local_count: number;
                            processed_rows: number;
                            /** @enum {string} */
                            status: "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            /** @description The part of success_count whose category the engine guessed */
                            uncertain_count: number;
                            /** @description The part of duplicate_count that added a missing external id */
                            updated_count: number;
                            /** @description The upload that this batch is a part of */
                            upload_id: string | null;
                            use_llm: boolean;
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Start an import
         * @description Then send the rows in chunks of `chunkSize`; the last chunk completes the batch. Counts as one import. Names are cleaned on the way in: provider names, path structure, quotes, odd capitals and spacing go. To review the imported topics, remove one with `DELETE /api/topics`, edit it with `PATCH /api/topics/:id` or reclassify it with `POST /api/topics/:id/reclassify`. With `engine` auto the LLM classifies the new topics that the local engine is unsure about; `POST /api/import/estimate` tells you beforehand how many there are and what they will cost. 400 where the server has no LLM key. With `drive` server the chunks are only stored when they are sent, and the servers import them in the background.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who goes on with it: the client that calls (the default), or the servers in the background
                         * @enum {string}
                         */
                        drive?: "client" | "server";
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        filename: string;
                        mappings: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        totalRows: number;
                        /** @description True is `engine` llm, false (the default) is `engine` local */
                        useLLM?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batchId: string;
                            /** @description The most rows that a chunk may have: 500, or 50 with `engine` auto */
                            chunkSize: number;
                            chunksTotal: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{batchId}/chunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import up to 500 rows
         * @description A chunk is imported completely or not at all. If it fails, send it again; if it is done already, it is skipped. Chunks can be sent in any order and by several clients. Each valid row counts as one classification; the others are listed in `errors` with how to correct them. With `useLLM` the LLM classifies the first 10 topics that are neither in the library nor in the catalog; with `engine` auto, all such topics of which the local engine is not sure. Where the LLM fails or the quota is used up, the local answer stays and `llmFailedCount` counts it. If the servers drive the import, the answer is `staged` with zero counts: the rows are stored and imported in the background.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        chunkIndex: number;
                        mappings: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        rows: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adoptedCount: number;
                            chunkIndex: number;
                            /** @description Of the LLM, estimated in US dollars */
                            cost: number;
                            duplicateCount: number;
                            errorCount: number;
                            errors: {
                                message: string;
                                /** @description From 1, within the chunk */
                                row: number;
                            }[];
                            /** @description Those of newTopicIds that the local engine classified because the LLM did not */
                            fallbackTopicIds: string[];
                            /** @description Names that the LLM answered */
                            llmCount: number;
                            /** @description Why the LLM did not answer the last of them */
                            llmError: string | null;
                            /** @description Names that the LLM was to answer and did not, because it failed or the quota was used up: the local answer stays */
                            llmFailedCount: number;
                            /** @description New topics that the local engine answered */
                            localCount: number;
                            /** @description As many as successCount */
                            newTopicIds: string[];
                            /**
                             * @description The chunk was done before; nothing changed
                             * @enum {boolean}
                             */
                            skipped?: true;
                            /**
                             * @description The servers drive this import: the rows are stored, and imported later
                             * @enum {boolean}
                             */
                            staged?: true;
                            successCount: number;
                            /** @description Used by the LLM, input and output */
                            tokens: number;
                            /** @description Those of newTopicIds whose category the engine guessed */
                            uncertainTopicIds: string[];
                            updatedCount: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{batchId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of an import
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The part of success_count that was adopted from the catalog */
                            adopted_count: number;
                            /** @description The most rows that a chunk may have */
                            chunk_size: number;
                            chunks_completed: number;
                            chunks_total: number;
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Rows whose topic was in the library already, or repeated in the file */
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            error_count: number;
                            filename: string;
                            id: string;
                            /** @description Of the LLM, estimated in US dollars */
                            llm_cost: number;
                            /** @description Names that the LLM answered */
                            llm_count: number;
                            /** @description Why the LLM did not answer the last of them */
                            llm_error: string | null;
                            /** @description Names that the LLM couldn’t answer: the local answer stays */
                            llm_failed_count: number;
                            /** @description Used by the LLM, input and output */
                            llm_tokens: number;
                            /** @description New topics that the local engine answered */
                            local_count: number;
                            processed_rows: number;
                            /** @enum {string} */
                            status: "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            /** @description The part of success_count whose category the engine guessed */
                            uncertain_count: number;
                            /** @description The part of duplicate_count that added a missing external id */
                            updated_count: number;
                            /** @description The upload that this batch is a part of */
                            upload_id: string | null;
                            use_llm: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an import, or mark it as failed
         * @description Chunks that are done stay in the library; no more are accepted.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "cancelled" | "failed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batchId: string;
                            /** @enum {string} */
                            status: "cancelled" | "failed";
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/import/{batchId}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the topics that an import added
         * @description Those that are still in the library.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Those that the engine filed by a guess come first */
                            topicIds: string[];
                            /** @description How many these are */
                            uncertain: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what an import asks the LLM, and its cost
         * @description Stores nothing and uses no quota. Of the rows only the mapped columns matter. If the file is too large for one request, send it in parts and add the figures up.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        mappings: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        rows: {
                            [key: string]: unknown;
                        }[];
                        /** @description True is `engine` llm, false (the default) is `engine` local */
                        useLLM?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Whether tokens and cost come from earlier calls, or from what such a call usually takes
                             * @enum {string}
                             */
                            basis: "measured" | "assumed";
                            /** @description Expected, in US dollars; null if the model’s price is not known */
                            cost: number | null;
                            /** @enum {string} */
                            currency: "USD";
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that cannot be read */
                            errors: number;
                            /** @description Need no classification: in the library or the catalog already, repeated, or settled by a reviewer */
                            known: number;
                            /** @description The LLM answers */
                            llm: number;
                            /** @description The local engine answers */
                            local: number;
                            /** @description known + local + llm + overLimit */
                            names: number;
                            /** @description More than the LLM is asked about at a time: the local engine answers */
                            overLimit: number;
                            /** @description What is left this month; null for work that no quota limits */
                            quota: {
                                classifications: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                                tokens: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                            } | null;
                            /** @description Expected for the LLM, input and output */
                            tokens: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to import
         * @description The body is the file itself: CSV (also with semicolons, tabs or bars), CSV compressed with gzip, or the first sheet of an Excel workbook; up to 1 GB, and 4 GB unpacked. The end of `filename` says which: .csv, .tsv, .txt, .csv.gz or .xlsx. The first row has the names of the columns. A `'` before `=`, `+`, `-`, `@`, a tab or a line break at the beginning of a cell is taken off, because CSV exports guard such cells with it. The file is read as it streams in; if it is refused, or the connection is cut, nothing of it stays. Check `mappings` of the answer, change it if necessary, and start the import: the servers do the rest. An upload that nobody starts is removed after seven days.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query: {
                    filename: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adopted_count: number;
                            batches_completed: number;
                            /** @description Batches of up to 50,000 rows */
                            batches_total: number;
                            /** @description From the header */
                            columns: string[];
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that were rejected: see rejected.csv */
                            error_count: number;
                            filename: string;
                            /** @enum {string} */
                            format: "csv" | "csv.gz" | "xlsx";
                            /** @description Also the id of its run, once it is started */
                            id: string;
                            /** @description Suggested from the header until somebody changes it */
                            mappings: {
                                csvColumn: string;
                                /** @enum {string} */
                                targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                            }[];
                            processed_rows: number;
                            /** @description The first rows; long cells are cut */
                            sample_rows: string[][];
                            size_bytes: number;
                            started_at: string | null;
                            /**
                             * @description `ready`: received and read; the mapping can be changed until it is started
                             * @enum {string}
                             */
                            status: "receiving" | "ready" | "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            uncertain_count: number;
                            updated_count: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploads, newest first
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    offset?: number;
                    status?: "receiving" | "ready" | "processing" | "completed" | "cancelled" | "failed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adopted_count: number;
                            batches_completed: number;
                            /** @description Batches of up to 50,000 rows */
                            batches_total: number;
                            /** @description From the header */
                            columns: string[];
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that were rejected: see rejected.csv */
                            error_count: number;
                            filename: string;
                            /** @enum {string} */
                            format: "csv" | "csv.gz" | "xlsx";
                            /** @description Also the id of its run, once it is started */
                            id: string;
                            /** @description Suggested from the header until somebody changes it */
                            mappings: {
                                csvColumn: string;
                                /** @enum {string} */
                                targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                            }[];
                            processed_rows: number;
                            /** @description The first rows; long cells are cut */
                            sample_rows: string[][];
                            size_bytes: number;
                            started_at: string | null;
                            /**
                             * @description `ready`: received and read; the mapping can be changed until it is started
                             * @enum {string}
                             */
                            status: "receiving" | "ready" | "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            uncertain_count: number;
                            updated_count: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an upload with its batches
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adopted_count: number;
                            batches: {
                                /** @description The part of success_count that was adopted from the catalog */
                                adopted_count: number;
                                /** @description The most rows that a chunk may have */
                                chunk_size: number;
                                chunks_completed: number;
                                chunks_total: number;
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @description Rows whose topic was in the library already, or repeated in the file */
                                duplicate_count: number;
                                /** @enum {string} */
                                engine: "local" | "llm" | "auto";
                                error_count: number;
                                filename: string;
                                id: string;
                                /** @description Of the LLM, estimated in US dollars */
                                llm_cost: number;
                                /** @description Names that the LLM answered */
                                llm_count: number;
                                /** @description Why the LLM did not answer the last of them */
                                llm_error: string | null;
                                /** @description Names that the LLM couldn’t answer: the local answer stays */
                                llm_failed_count: number;
                                /** @description Used by the LLM, input and output */
                                llm_tokens: number;
                                /** @description New topics that the local engine answered */
                                local_count: number;
                                processed_rows: number;
                                /** @enum {string} */
                                status: "processing" | "completed" | "cancelled" | "failed";
                                /** @description Topics added to the library: new to the catalog, or adopted from it */
                                success_count: number;
                                total_rows: number;
                                /** @description The part of success_count whose category the engine guessed */
                                uncertain_count: number;
                                /** @description The part of duplicate_count that added a missing external id */
                                updated_count: number;
                                /** @description The upload that this batch is a part of */
                                upload_id: string | null;
                                use_llm: boolean;
                            }[];
                            batches_completed: number;
                            /** @description Batches of up to 50,000 rows */
                            batches_total: number;
                            /** @description From the header */
                            columns: string[];
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that were rejected: see rejected.csv */
                            error_count: number;
                            filename: string;
                            /** @enum {string} */
                            format: "csv" | "csv.gz" | "xlsx";
                            /** @description Also the id of its run, once it is started */
                            id: string;
                            /** @description Suggested from the header until somebody changes it */
                            mappings: {
                                csvColumn: string;
                                /** @enum {string} */
                                targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                            }[];
                            processed_rows: number;
                            /** @description The first rows; long cells are cut */
                            sample_rows: string[][];
                            size_bytes: number;
                            started_at: string | null;
                            /**
                             * @description `ready`: received and read; the mapping can be changed until it is started
                             * @enum {string}
                             */
                            status: "receiving" | "ready" | "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            uncertain_count: number;
                            updated_count: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete an upload
         * @description With its rejected rows and its review. Imported topics stay, and the import can no longer be undone: to take them back, undo it first. The audit log has an entry if it was started. While it is being imported: 409, cancel its run first.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what the import of an uploaded file asks the LLM, and its cost
         * @description Looks at the first 5,000 rows; `rows` says how many there were. Stores nothing and uses no quota.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        mappings?: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        /** @description True is `engine` llm, false (the default) is `engine` local */
                        useLLM?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Whether tokens and cost come from earlier calls, or from what such a call usually takes
                             * @enum {string}
                             */
                            basis: "measured" | "assumed";
                            /** @description Expected, in US dollars; null if the model’s price is not known */
                            cost: number | null;
                            /** @enum {string} */
                            currency: "USD";
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that cannot be read */
                            errors: number;
                            /** @description Need no classification: in the library or the catalog already, repeated, or settled by a reviewer */
                            known: number;
                            /** @description The LLM answers */
                            llm: number;
                            /** @description The local engine answers */
                            local: number;
                            /** @description known + local + llm + overLimit */
                            names: number;
                            /** @description More than the LLM is asked about at a time: the local engine answers */
                            overLimit: number;
                            /** @description What is left this month; null for work that no quota limits */
                            quota: {
                                classifications: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                                tokens: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                            } | null;
                            /** @description How many rows were looked at */
                            rows: number;
                            /** @description Expected for the LLM, input and output */
                            tokens: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which column fills which field
         * @description Until the import is started. A field is filled by one column; a column may fill several fields.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mappings: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adopted_count: number;
                            batches_completed: number;
                            /** @description Batches of up to 50,000 rows */
                            batches_total: number;
                            /** @description From the header */
                            columns: string[];
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that were rejected: see rejected.csv */
                            error_count: number;
                            filename: string;
                            /** @enum {string} */
                            format: "csv" | "csv.gz" | "xlsx";
                            /** @description Also the id of its run, once it is started */
                            id: string;
                            /** @description Suggested from the header until somebody changes it */
                            mappings: {
                                csvColumn: string;
                                /** @enum {string} */
                                targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                            }[];
                            processed_rows: number;
                            /** @description The first rows; long cells are cut */
                            sample_rows: string[][];
                            size_bytes: number;
                            started_at: string | null;
                            /**
                             * @description `ready`: received and read; the mapping can be changed until it is started
                             * @enum {string}
                             */
                            status: "receiving" | "ready" | "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            uncertain_count: number;
                            updated_count: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}/rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next 100 rejected rows of an upload
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    after?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description For `after`, if there are more */
                            next: number | null;
                            rows: {
                                /** @description One for each of the upload’s `columns`, or more if the row has too many */
                                cells: string[];
                                id: number;
                                message: string;
                                /** @description Where it is in the file */
                                row: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Send rejected rows again, mended
         * @description Once the import has ended. The local engine classifies them, and they join the topics of the import. Each valid row counts as one classification; those that are still wrong stay rejected, as they were sent. A row that was mended already is left out.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rows: {
                            cells: string[];
                            id: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                            duplicates: number;
                            /** @description Still wrong, and why */
                            rejected: {
                                id: number;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}/rejected.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rejected rows of an upload, as CSV
         * @description As they were in the file, after the number of the row and what is wrong with it.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `true` leaves out the `'` that keeps a spreadsheet from running a cell as a formula */
                    raw?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The rejected rows */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of the review
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            kept: number;
                            /** @description Imported topics in the library that nobody has decided about */
                            remaining: number;
                            skipped: number;
                            /** @description The next ones: guesses first, then those with the least confidence */
                            topicIds: string[];
                            /** @description Those of them whose category the engine guessed */
                            uncertain: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Record what was decided about imported topics
         * @description For all members. It does not change the topics: remove skipped ones with `DELETE /api/topics`.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        kept?: string[];
                        /**
                         * @description To be decided about again
                         * @default []
                         */
                        reopened?: string[];
                        /** @default [] */
                        skipped?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            kept: number;
                            /** @description Imported topics in the library that nobody has decided about */
                            remaining: number;
                            skipped: number;
                            /** @description The next ones: guesses first, then those with the least confidence */
                            topicIds: string[];
                            /** @description Those of them whose category the engine guessed */
                            uncertain: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/uploads/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import an uploaded file
         * @description The servers import it in the background, in as many batches of up to 50,000 rows as it needs; `GET /api/runs/:id` with the same id shows its progress and can pause or cancel it. Counts as one import, and each valid row as one classification; if the quota is used up, the run pauses.
         *
         *     Needs scope `topics:write`, or a session with permission `import`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        mappings?: {
                            csvColumn: string;
                            /** @enum {string} */
                            targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                        }[];
                        /** @description True is `engine` llm, false (the default) is `engine` local */
                        useLLM?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            adopted_count: number;
                            batches_completed: number;
                            /** @description Batches of up to 50,000 rows */
                            batches_total: number;
                            /** @description From the header */
                            columns: string[];
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            duplicate_count: number;
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Rows that were rejected: see rejected.csv */
                            error_count: number;
                            filename: string;
                            /** @enum {string} */
                            format: "csv" | "csv.gz" | "xlsx";
                            /** @description Also the id of its run, once it is started */
                            id: string;
                            /** @description Suggested from the header until somebody changes it */
                            mappings: {
                                csvColumn: string;
                                /** @enum {string} */
                                targetField: "topic_name" | "parent_category" | "taxonomy_type" | "subcategory" | "segment_type" | "external_id" | "keywords";
                            }[];
                            processed_rows: number;
                            /** @description The first rows; long cells are cut */
                            sample_rows: string[][];
                            size_bytes: number;
                            started_at: string | null;
                            /**
                             * @description `ready`: received and read; the mapping can be changed until it is started
                             * @enum {string}
                             */
                            status: "receiving" | "ready" | "processing" | "completed" | "cancelled" | "failed";
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            success_count: number;
                            total_rows: number;
                            uncertain_count: number;
                            updated_count: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show whom an invitation is for, to which organization, and from whom
         * @description The id is the secret part of the link, so it is not asked who the caller is.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            /** Format: date-time */
                            expiresAt: string;
                            inviter: {
                                email: string;
                                name: string;
                            };
                            organization: {
                                name: string;
                            };
                            /** @enum {string} */
                            role: "owner" | "admin" | "member" | "viewer";
                            /** @enum {string} */
                            state: "pending" | "accepted" | "declined" | "withdrawn" | "expired";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys, newest first
         * @description Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: string;
                            expiresAt: string | null;
                            id: string;
                            keyPrefix: string;
                            lastUsedAt: string | null;
                            name: string;
                            orgId: string;
                            revokedAt: string | null;
                            scopes: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create an API key
         * @description The secret, `plaintext`, is shown only in this answer.
         *
         *     Session only, with permission `api_keys:manage`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expiresAt?: string | null;
                        name: string;
                        /**
                         * @default [
                         *       "classify",
                         *       "topics:read",
                         *       "topics:write",
                         *       "export",
                         *       "sync",
                         *       "activations",
                         *       "mappings:read"
                         *     ]
                         */
                        scopes?: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            plaintext: string;
                            record: {
                                /** Format: date-time */
                                createdAt: string;
                                createdBy: string;
                                expiresAt: string | null;
                                id: string;
                                keyPrefix: string;
                                lastUsedAt: string | null;
                                name: string;
                                orgId: string;
                                revokedAt: string | null;
                                scopes: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                            };
                        };
                    };
                };
            };
        };
        /**
         * Revoke an API key
         * @description Takes effect at once and cannot be undone.
         *
         *     Session only, with permission `api_keys:manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            revoked: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s organization, and role or scopes
         * @description Any API key or session.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            caller: {
                                /** @enum {string} */
                                kind: "session";
                                /** @description The organization demands two-factor sign-in: until you set it up, other routes refuse you */
                                lacksTwoFactor: boolean;
                                operator: boolean;
                                permissions: ("read" | "classify" | "topics:write" | "library:delete" | "import" | "activate" | "connections" | "api_keys:manage" | "workspaces:manage" | "audit:read" | "organization:manage")[];
                                /** @enum {string} */
                                role: "owner" | "admin" | "member" | "viewer";
                                userId: string;
                            } | {
                                keyId: string;
                                /** @enum {string} */
                                kind: "apiKey";
                                scopes: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                            };
                            /** @description The server has an LLM key, so that `engine` llm and auto can be used */
                            hasLlm: boolean;
                            /** @description The server is `taxon demo`: its platforms are simulated */
                            isDemo: boolean;
                            organization: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                plan: "free" | "pro" | "enterprise";
                            };
                            workspace: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your runs that have ended, the latest first
         * @description Those that you started yourself, of this organization and, for operators, of the system. Runs of keys are not here.
         *
         *     Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description What can be done with it now */
                                actions: ("pause" | "resume" | "cancel" | "retry")[];
                                completedAt: string | null;
                                connection: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                counts: {
                                    errors: number;
                                    /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                    fallbacks: number;
                                    /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                    skipped: number;
                                    success: number;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                /** @enum {string} */
                                driver: "client" | "server";
                                id: string;
                                /** @description A run of the system, which only operators see */
                                isSystem: boolean;
                                /** @enum {string} */
                                kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                                /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                                lastError: string | null;
                                progress: {
                                    processed: number;
                                    /** @description Items per second; null while it is not known */
                                    rate: number | null;
                                    secondsLeft: number | null;
                                    /** @description Null if nobody can tell */
                                    total: number | null;
                                };
                                /** @description When it last got further */
                                progressedAt: string | null;
                                readAt: string | null;
                                /** @description Where it was started; null if it began before this was recorded */
                                source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                                startedAt: string | null;
                                startedBy: {
                                    /** @description The API key that was used */
                                    key: {
                                        id: string;
                                        name: string | null;
                                    } | null;
                                    name: string | null;
                                    userId: string;
                                };
                                /** @enum {string} */
                                state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                                /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                                title: string;
                                workspaceId: string | null;
                            }[];
                            /** @description How many ended that you have not read of */
                            unread: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Single ones with `runIds`, or all with `upTo`. Ids that are not yours are left alone.
         *
         *     Session only, with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        runIds?: string[];
                        /**
                         * Format: date-time
                         * @description All that ended until then: the `completedAt` of the newest that you have seen
                         */
                        upTo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many ended that you have not read of */
                            unread: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete your organization whole
         * @description Removes every row that belongs to it, and the accounts of people who belong to no other organization. Topics that it brought into the catalog stay. This cannot be undone: export it first.
         *
         *     Session only, with permission `organization:manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The organization’s name, to confirm */
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                            /** @description Accounts of people who belonged to no other organization */
                            peopleRemoved: number;
                            /** @description How many rows of each table were removed */
                            removed: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your organization whole
         * @description Streams every row that belongs to the organization as JSON lines: a line that says what this is, then `{table, row}`, and at the end `{end, rows}`; without that line it is incomplete. It is as of one moment and contains no secrets, but the conversations and private views of all members.
         *
         *     Session only, with permission `organization:manage`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description JSON lines */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-ndjson": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether your organization demands two-factor sign-in
         * @description Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Those who have a password and have not set up two-factor sign-in */
                            membersWithoutTwoFactor: number;
                            twoFactorRequired: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Demand two-factor sign-in of your organization’s members, or not
         * @description For owners who have set it up themselves. Members who have a password and no second factor set it up before anything else; those who sign in at the identity provider, and keys, are not affected.
         *
         *     Session only, with permission `organization:manage`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        twoFactorRequired: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Those who have a password and have not set up two-factor sign-in */
                            membersWithoutTwoFactor: number;
                            twoFactorRequired: boolean;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The platforms that can be connected, and what each needs
         * @description Needs scope `sync`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The outputs that are stored with each topic, and the fields of its record that hold them */
                            outputs: {
                                description: string;
                                key: string;
                                name: string;
                                title: string;
                            }[];
                            platforms: {
                                can: {
                                    deactivate: boolean;
                                    find: boolean;
                                    list: boolean;
                                    update: boolean;
                                };
                                directions: ("inbound" | "outbound" | "bidirectional")[];
                                /** @description The `d` of an SVG path, 24 by 24, drawn as lines */
                                icon: string;
                                /** @description The most characters that are sent; longer texts are cut */
                                limits: {
                                    description: number | null;
                                    name: number | null;
                                };
                                /** @description What names segments unless `config.template_key` does: a stored output, a template, or else a plain path */
                                naming: {
                                    output: string | null;
                                    template: string | null;
                                };
                                platform: string;
                                /** @description The settings of outbound and bidirectional connections */
                                sections: {
                                    fields: {
                                        choices?: {
                                            /** @description The heading that a picker shows it under */
                                            group?: string;
                                            help?: string;
                                            label: string;
                                            /** @description To be chosen only where the server has an LLM key */
                                            needsLlm?: boolean;
                                            value: string;
                                        }[];
                                        /** @description What holds where there is no value */
                                        default?: string;
                                        help?: string;
                                        /** @description Where the value goes, such as `config.currency` or `credentials.token` */
                                        key: string;
                                        /**
                                         * @description `mapping`: names that are entered, each mapped to one of the choices; `digits`: a number sent as text; `template`: a key of `templates`; `destinations`: a list of what agents call the connection
                                         * @enum {string}
                                         */
                                        kind: "text" | "secret" | "number" | "digits" | "address" | "choice" | "template" | "mapping" | "json" | "destinations";
                                        label: string;
                                        /** @description What it means to leave the field empty */
                                        none?: string;
                                        placeholder?: string;
                                        /** @description A form should insist on it; POST /api/connections does not */
                                        required: boolean;
                                        /** @description The field is accepted only where another one has this value, or one of these */
                                        when?: {
                                            is: string | string[];
                                            key: string;
                                        };
                                    }[];
                                    folded: boolean;
                                    note?: string;
                                    title: string;
                                }[];
                                testNote: string | null;
                                title: string;
                            }[];
                            preflightRules: {
                                /** @enum {string} */
                                key: "empty_name" | "name_truncated" | "description_truncated" | "sensitive_category" | "unknown_name" | "definitive_wording" | "duplicate_name";
                                /** @enum {string} */
                                level: "block" | "warn" | "off";
                                title: string;
                            }[];
                            /** @description The settings of inbound and bidirectional connections */
                            source: {
                                sections: {
                                    fields: {
                                        choices?: {
                                            /** @description The heading that a picker shows it under */
                                            group?: string;
                                            help?: string;
                                            label: string;
                                            /** @description To be chosen only where the server has an LLM key */
                                            needsLlm?: boolean;
                                            value: string;
                                        }[];
                                        /** @description What holds where there is no value */
                                        default?: string;
                                        help?: string;
                                        /** @description Where the value goes, such as `config.currency` or `credentials.token` */
                                        key: string;
                                        /**
                                         * @description `mapping`: names that are entered, each mapped to one of the choices; `digits`: a number sent as text; `template`: a key of `templates`; `destinations`: a list of what agents call the connection
                                         * @enum {string}
                                         */
                                        kind: "text" | "secret" | "number" | "digits" | "address" | "choice" | "template" | "mapping" | "json" | "destinations";
                                        label: string;
                                        /** @description What it means to leave the field empty */
                                        none?: string;
                                        placeholder?: string;
                                        /** @description A form should insist on it; POST /api/connections does not */
                                        required: boolean;
                                        /** @description The field is accepted only where another one has this value, or one of these */
                                        when?: {
                                            is: string | string[];
                                            key: string;
                                        };
                                    }[];
                                    folded: boolean;
                                    note?: string;
                                    title: string;
                                }[];
                            };
                            /** @description The output templates that a connection may name its segments with */
                            templates: {
                                key: string;
                                /** @description The fields of a topic that make the name */
                                namePattern: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of the organization, newest first
         * @description Imports, pushes, syncs, jobs, undos and bulk edits. A key sees the kinds that it has a scope for: imports, undos and bulk edits with topics:read, syncs with sync, pushes and jobs with activations.
         *
         *     Any API key or session.
         */
        get: {
            parameters: {
                query?: {
                    connectionId?: string;
                    /** @description `nextCursor` of the page before */
                    cursor?: string;
                    kind?: "import" | "push" | "sync" | "job" | "undo" | "edit";
                    limit?: number;
                    /** @description One, or several: those under way are `pending`, `running` and `paused` */
                    state?: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled")[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description What can be done with it now */
                                actions: ("pause" | "resume" | "cancel" | "retry")[];
                                completedAt: string | null;
                                connection: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                counts: {
                                    errors: number;
                                    /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                    fallbacks: number;
                                    /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                    skipped: number;
                                    success: number;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                /** @enum {string} */
                                driver: "client" | "server";
                                id: string;
                                /** @enum {string} */
                                kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                                /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                                lastError: string | null;
                                progress: {
                                    processed: number;
                                    /** @description Items per second; null while it is not known */
                                    rate: number | null;
                                    secondsLeft: number | null;
                                    /** @description Null if nobody can tell */
                                    total: number | null;
                                };
                                /** @description When it last got further */
                                progressedAt: string | null;
                                /** @description Where it was started; null if it began before this was recorded */
                                source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                                startedAt: string | null;
                                startedBy: {
                                    /** @description The API key that was used */
                                    key: {
                                        id: string;
                                        name: string | null;
                                    } | null;
                                    name: string | null;
                                    userId: string;
                                };
                                /** @enum {string} */
                                state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                                /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                                title: string;
                                workspaceId: string | null;
                            }[];
                            /** @description For the next page; null on the last one */
                            nextCursor: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a run of the organization
         * @description Any API key or session.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            /** @description The first 100; failures.csv has more */
                            errors: {
                                /** @description The row of a file, the page and item of a source, or the id of a record */
                                item: string | null;
                                message: string;
                                name: string | null;
                            }[];
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description What is done stays; see the cancelling of imports, pushes, syncs and jobs for what becomes of the rest.
         *
         *     Any API key or session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/failures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What failed in a run of the organization, as CSV
         * @description The columns are item, name and message. Cells that a spreadsheet would run as a formula are guarded. Of more than 50000 items, those that failed later may be missing.
         *
         *     Any API key or session.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The items that failed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a run that the servers drive
         * @description The step under way is finished. A client that calls the run’s own routes can still go on with it.
         *
         *     Any API key or session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a run
         * @description Resumes a paused run, or lets the servers take over a run that its client abandoned.
         *
         *     Any API key or session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What can be done with it now */
                            actions: ("pause" | "resume" | "cancel" | "retry")[];
                            completedAt: string | null;
                            connection: {
                                id: string;
                                name: string | null;
                            } | null;
                            counts: {
                                errors: number;
                                /** @description Names that the local engine answered because the LLM did not; `lastError` says why */
                                fallbacks: number;
                                /** @description Duplicates of an import or sync; what a job had nothing to do for, or an undo or edit left */
                                skipped: number;
                                success: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** @enum {string} */
                            driver: "client" | "server";
                            id: string;
                            /** @enum {string} */
                            kind: "import" | "push" | "sync" | "job" | "undo" | "edit";
                            /** @description The latest error in the words of the platform, source or provider; of a run that failed or paused: why */
                            lastError: string | null;
                            progress: {
                                processed: number;
                                /** @description Items per second; null while it is not known */
                                rate: number | null;
                                secondsLeft: number | null;
                                /** @description Null if nobody can tell */
                                total: number | null;
                            };
                            /** @description When it last got further */
                            progressedAt: string | null;
                            /** @description Where it was started; null if it began before this was recorded */
                            source: ("console" | "cli" | "key" | "schedule" | "agent") | null;
                            startedAt: string | null;
                            startedBy: {
                                /** @description The API key that was used */
                                key: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                name: string | null;
                                userId: string;
                            };
                            /** @enum {string} */
                            state: "pending" | "running" | "paused" | "completed" | "failed" | "cancelled";
                            /** @description The file of an import, the type of a job, what an undo takes back, what is edited; empty for those with a connection */
                            title: string;
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry what failed in a run
         * @description Starts another run, which the servers drive: a push of the topics that failed, a sync from the first page, a job for the items that failed or, where its type has none such, the same job again.
         *
         *     Any API key or session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The new run */
                            runId: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schedules of the organization’s connections, oldest first
         * @description Needs scope `sync`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    connectionId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                action: "sync" | "refresh" | "job";
                                /** @description Of a job */
                                config: {
                                    [key: string]: unknown;
                                } | null;
                                connection: {
                                    id: string;
                                    name: string;
                                } | null;
                                /** Format: date-time */
                                createdAt: string;
                                createdBy: {
                                    name: string | null;
                                    userId: string;
                                };
                                cron: string | null;
                                /** @description The next 3; none while it is paused */
                                dueTimes: string[];
                                everyHours: number | null;
                                id: string;
                                jobType: string | null;
                                /** @description The last due time, or when it was made up for */
                                lastDueAt: string | null;
                                /** @description Why the last due time has no run */
                                lastError: string | null;
                                /** @description While it is going on, a due time waits for it */
                                lastRun: {
                                    id: string;
                                    /** @description Null if the run is gone */
                                    state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                                } | null;
                                paused: boolean;
                                timeZone: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Sync or refresh a connection at set times
         * @description Either `everyHours` or `cron`, with the time zone of the latter. Each due time starts one run, which the servers drive, however many nodes there are. Due times that passed while no server was running, or while the run before was still going on, are made up for by one run.
         *
         *     Session only, with permission `connections`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Pull topics from the source, or refresh the connection’s stale activations
                         * @enum {string}
                         */
                        action: "sync" | "refresh";
                        connectionId: string;
                        /** @description Minute, hour, day of month, month and day of week, as in crontab: `0 2 * * *` is every night at two */
                        cron?: string;
                        /** @description Every so many hours, counted from now */
                        everyHours?: number;
                        paused?: boolean;
                        /** @description The time zone of `cron`; UTC by default */
                        timeZone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "sync" | "refresh" | "job";
                            /** @description Of a job */
                            config: {
                                [key: string]: unknown;
                            } | null;
                            connection: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: {
                                name: string | null;
                                userId: string;
                            };
                            cron: string | null;
                            /** @description The next 3; none while it is paused */
                            dueTimes: string[];
                            everyHours: number | null;
                            id: string;
                            jobType: string | null;
                            /** @description The last due time, or when it was made up for */
                            lastDueAt: string | null;
                            /** @description Why the last due time has no run */
                            lastError: string | null;
                            /** @description While it is going on, a due time waits for it */
                            lastRun: {
                                id: string;
                                /** @description Null if the run is gone */
                                state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                            } | null;
                            paused: boolean;
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a schedule of the organization’s connections
         * @description Needs scope `sync`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "sync" | "refresh" | "job";
                            /** @description Of a job */
                            config: {
                                [key: string]: unknown;
                            } | null;
                            connection: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: {
                                name: string | null;
                                userId: string;
                            };
                            cron: string | null;
                            /** @description The next 3; none while it is paused */
                            dueTimes: string[];
                            everyHours: number | null;
                            id: string;
                            jobType: string | null;
                            /** @description The last due time, or when it was made up for */
                            lastDueAt: string | null;
                            /** @description Why the last due time has no run */
                            lastError: string | null;
                            /** @description While it is going on, a due time waits for it */
                            lastRun: {
                                id: string;
                                /** @description Null if the run is gone */
                                state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                            } | null;
                            paused: boolean;
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a schedule
         * @description Runs that it has started go on.
         *
         *     Session only, with permission `connections`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Change, pause or resume a schedule
         * @description Due times that passed during a pause are not made up for.
         *
         *     Session only, with permission `connections`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Minute, hour, day of month, month and day of week, as in crontab: `0 2 * * *` is every night at two */
                        cron?: string;
                        /** @description Every so many hours, counted from now */
                        everyHours?: number;
                        paused?: boolean;
                        /** @description The time zone of `cron`; UTC by default */
                        timeZone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "sync" | "refresh" | "job";
                            /** @description Of a job */
                            config: {
                                [key: string]: unknown;
                            } | null;
                            connection: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            createdBy: {
                                name: string | null;
                                userId: string;
                            };
                            cron: string | null;
                            /** @description The next 3; none while it is paused */
                            dueTimes: string[];
                            everyHours: number | null;
                            id: string;
                            jobType: string | null;
                            /** @description The last due time, or when it was made up for */
                            lastDueAt: string | null;
                            /** @description Why the last due time has no run */
                            lastError: string | null;
                            /** @description While it is going on, a due time waits for it */
                            lastRun: {
                                id: string;
                                /** @description Null if the run is gone */
                                state: ("pending" | "running" | "paused" | "completed" | "failed" | "cancelled") | null;
                            } | null;
                            paused: boolean;
                            timeZone: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/sdk-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List SDK keys, newest first
         * @description Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            keyPrefix: string;
                            name: string;
                            orgId: string;
                            revokedAt: string | null;
                            scopes: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create an SDK key for browsers
         * @description The secret, `plaintext`, is shown only in this answer.
         *
         *     Session only, with permission `api_keys:manage`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default live
                         * @enum {string}
                         */
                        mode?: "live" | "test";
                        name: string;
                        /**
                         * @default [
                         *       "classify",
                         *       "topics:read",
                         *       "topics:write",
                         *       "export",
                         *       "sync",
                         *       "activations",
                         *       "mappings:read"
                         *     ]
                         */
                        scopes?: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            plaintext: string;
                            record: {
                                /** Format: date-time */
                                createdAt: string;
                                id: string;
                                keyPrefix: string;
                                name: string;
                                orgId: string;
                                revokedAt: string | null;
                                scopes: ("classify" | "topics:read" | "topics:write" | "export" | "sync" | "activations" | "mappings:read")[];
                            };
                        };
                    };
                };
            };
        };
        /**
         * Revoke an SDK key
         * @description Takes effect at once and cannot be undone.
         *
         *     Session only, with permission `api_keys:manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            revoked: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sdk/analyze-brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze a campaign brief from a browser
         * @description Returns a summary, objectives, the audience and topics to target. Takes PDF, Word and PowerPoint documents, images and plain text. The service needs an LLM provider key; test SDK keys cannot be used. Counts as one classification.
         *
         *     Needs scope `classify`, or a session with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        file: {
                            /** @description The file in base64, at most 10 × 1,048,576 characters */
                            data: string;
                            /** @description For display only */
                            filename?: string | null;
                            mediaType: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            objectives: string[];
                            recommendedTopics: {
                                /** @description The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`) */
                                existingTopic: {
                                    id: string;
                                    topic_name: string;
                                    /** @description The workspace that the topic is in; null if it is in none */
                                    workspace: {
                                        id: string;
                                        name: string;
                                    } | null;
                                } | null;
                                rationale: string;
                                topic_name: string;
                            }[];
                            summary: string;
                            targetAudience: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sdk/check-duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a topic exists, from a browser
         * @description Looks for the same name in the library, then for the most similar topic in the catalog. Free of charge.
         *
         *     Needs scope `classify`, or a session with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The category of the topic; left out, the engine decides */
                        parent_category?: string | null;
                        topic_name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The similarity; 0.75 or more is worth a warning */
                            confidence: number;
                            /** @description The topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`); null below 0.75 */
                            existingTopic: {
                                id: string;
                                topic_name: string;
                                /** @description The workspace that the topic is in; null if it is in none */
                                workspace: {
                                    id: string;
                                    name: string;
                                } | null;
                            } | null;
                            /** @description True at a similarity of 0.95 or more */
                            isDuplicate: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sdk/classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify a topic from a browser
         * @description The answer’s `text` is a JSON string with the classification: category path, seven layers, keywords, platform names and descriptions, confidence and evidence. If `uncertain` is true, the category is a guess, and `alternatives` has the nearest others. The LLM answers if the service has a provider key, otherwise the local engine; the header `X-Classification-Engine` tells which. Counts as one classification. Test SDK keys always use the local engine, and are free. Corrections of this name and of names like it are followed; `evidence` names them. Of several user messages the newest counts: the LLM gets the others as context; the local engine takes “for women” or “B2B instead” for a change of the topic before, and `refinement` says what it did to which topic.
         *
         *     Needs scope `classify`, or a session with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `false`: classify as if nobody had corrected anything
                         * @default true
                         */
                        corrections?: boolean;
                        messages: {
                            content: string;
                            /** @enum {string} */
                            role: "user" | "assistant";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The classification as a JSON string */
                            text: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sdk/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map topics to their platform segments
         * @description Lists all topics, newest first. With `externalId` or `topicId` it answers with that one mapping.
         *
         *     Needs scope `mappings:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Get the mapping with this external id */
                    externalId?: string;
                    page?: number;
                    pageSize?: number;
                    /** @description Get the mapping of this library topic (`ot_…`) or global topic (`tp_…`) */
                    topicId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                externalId: string | null;
                                /** @description The newest activation on each platform */
                                platforms: {
                                    [key: string]: {
                                        name: string | null;
                                        segmentId: string | null;
                                        /** @enum {string} */
                                        status: "pending" | "active" | "deactivated" | "error";
                                    };
                                };
                                topicId: string;
                                topicName: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        } | {
                            externalId: string | null;
                            /** @description The newest activation on each platform */
                            platforms: {
                                [key: string]: {
                                    name: string | null;
                                    segmentId: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "deactivated" | "error";
                                };
                            };
                            topicId: string;
                            topicName: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signals/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How topics are offered as AdCP signals
         * @description Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data_provider: string | null;
                            include_catalog: boolean;
                            prices: ({
                                cpm: number;
                                currency: string;
                                /** @enum {string} */
                                model: "cpm";
                                pricing_option_id: string;
                            } | {
                                currency: string;
                                max_cpm?: number;
                                /** @enum {string} */
                                model: "percent_of_media";
                                percent: number;
                                pricing_option_id: string;
                            } | {
                                amount: number;
                                currency: string;
                                /** @enum {string} */
                                model: "flat_fee";
                                /** @enum {string} */
                                period: "monthly" | "quarterly" | "annual" | "campaign";
                                pricing_option_id: string;
                            })[];
                        };
                    };
                };
            };
        };
        /**
         * Change how topics are offered as AdCP signals
         * @description Fields that are left out stay. The tools `get_signals` and `activate_signal` of `/mcp` use these settings; where a signal can be activated is set on each connection, in `config.signal_destinations`.
         *
         *     Session only, with permission `connections`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Who signals come from; null for the organization’s name */
                        data_provider?: string | null;
                        /** @description Whether topics of the catalog are offered too; activating one adds it to the library */
                        include_catalog?: boolean;
                        /** @description The rate card: each signal can be bought at each of these. Empty: the CPM of connections */
                        prices?: ({
                            cpm: number;
                            currency: string;
                            /** @enum {string} */
                            model: "cpm";
                            pricing_option_id: string;
                        } | {
                            currency: string;
                            max_cpm?: number;
                            /** @enum {string} */
                            model: "percent_of_media";
                            percent: number;
                            pricing_option_id: string;
                        } | {
                            amount: number;
                            currency: string;
                            /** @enum {string} */
                            model: "flat_fee";
                            /** @enum {string} */
                            period: "monthly" | "quarterly" | "annual" | "campaign";
                            pricing_option_id: string;
                        })[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data_provider: string | null;
                            include_catalog: boolean;
                            prices: ({
                                cpm: number;
                                currency: string;
                                /** @enum {string} */
                                model: "cpm";
                                pricing_option_id: string;
                            } | {
                                currency: string;
                                max_cpm?: number;
                                /** @enum {string} */
                                model: "percent_of_media";
                                percent: number;
                                pricing_option_id: string;
                            } | {
                                amount: number;
                                currency: string;
                                /** @enum {string} */
                                model: "flat_fee";
                                /** @enum {string} */
                                period: "monthly" | "quarterly" | "annual" | "campaign";
                                pricing_option_id: string;
                            })[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics of the library
         * @description A search ignores case and accents.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    audienceType?: string | string[];
                    buyerJourney?: string | string[];
                    engineVersion?: string | string[];
                    hasExternalId?: "true" | "false" | "";
                    iabCode?: string | string[];
                    intensity?: string | string[];
                    /** @description Part of the external id */
                    internalId?: string;
                    /** @description Whether an older engine version classified the topic */
                    outdated?: "true" | "false" | "";
                    /** @description The id of a workspace that the topic is not in */
                    outsideWorkspace?: string;
                    page?: number;
                    pageSize?: number;
                    parentCategory?: string | string[];
                    /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                    search?: string;
                    segmentType?: string | string[];
                    sensitivity?: string | string[];
                    /** @description best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. sortBy and sortOrder do not count */
                    sort?: "best_match" | "";
                    sortBy?: "topic_name" | "parent_category" | "segment_type" | "taxonomy_type" | "audience_type" | "created_at";
                    sortOrder?: "asc" | "desc";
                    source?: string | string[];
                    subcategory?: string | string[];
                    subcategoryL1?: string | string[];
                    subcategoryL2?: string | string[];
                    subcategoryL3?: string | string[];
                    subcategoryL4?: string | string[];
                    tag?: string | string[];
                    taxonomyType?: string | string[];
                    /** @description Whether the engine guessed the category */
                    uncertain?: "true" | "false" | "";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                audience_type: string;
                                /** Format: date-time */
                                created_at: string;
                                engine_version: string;
                                external_id: string | null;
                                iab_code: string;
                                id: string;
                                internal_description: string;
                                keywords: string[];
                                /** @description Why the LLM couldn’t classify it, so that the local engine’s answer stays */
                                llm_error: string | null;
                                parent_category: string;
                                performance_score: number | null;
                                /** @description Names and descriptions of output templates without fields of their own, by platform key */
                                platform_outputs: {
                                    [key: string]: {
                                        description: string;
                                        name: string;
                                    };
                                };
                                segment_desc_dspapi: string;
                                segment_desc_marketplace: string;
                                segment_name_dspapi: string;
                                segment_name_internal: string;
                                segment_name_marketplace: string;
                                segment_type: string;
                                subcategory: string;
                                /** @description Your organization’s own words for the topic */
                                tags: string[];
                                taxonomy_type: string;
                                topic_name: string;
                                /** @description Whether the engine guessed the category; false once somebody has chosen it */
                                uncertain: boolean;
                                /** Format: date-time */
                                updated_at: string;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Add a topic to the library
         * @description The local engine fills in what the body leaves out; this uses no classification credit. Answers 201 when the topic is new or was linked from a near-identical topic of the catalog, and 200 with the existing topic when the library has it already.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The import batch that the topic belongs to */
                        _batchId?: string;
                        /** @description Default 2.19 */
                        engine_version?: string;
                        internal_description?: string;
                        /** @description Only your library shows your keywords and descriptions; the catalog keeps the engine’s */
                        keywords?: string[];
                        /** @enum {string} */
                        parent_category?: "Auto" | "Auto Parts & Services" | "Business Services" | "Marketing & Advertising" | "Careers & HR" | "Manufacturing & Construction" | "Logistics & Transportation" | "Energy & Agriculture" | "Consumer Electronics" | "Software & SaaS" | "IT & Cybersecurity" | "Telecom & Internet" | "Banking & Lending" | "Investing & Wealth" | "Insurance" | "Healthcare & Pharma" | "Fitness & Wellness" | "Home & Garden" | "Home Improvement" | "Real Estate" | "Food & Grocery" | "Restaurants & Dining" | "Beverages & Alcohol" | "Apparel & Accessories" | "Beauty & Personal Care" | "Retail & Shopping" | "Travel & Tourism" | "Hotels & Lodging" | "Movies & TV" | "Music & Audio" | "Gaming" | "News & Publishing" | "Sports" | "Outdoor Recreation" | "Hobbies & Arts" | "Family & Relationships" | "Education & Science" | "Pets & Animals" | "Demographics & Life Events" | "Government & Politics" | "Community & Causes";
                        segment_desc_dspapi?: string;
                        segment_desc_marketplace?: string;
                        /** @enum {string} */
                        segment_type?: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G";
                        subcategory?: string;
                        /** @enum {string} */
                        taxonomy_type?: "Automotive" | "Business & Industry" | "Technology" | "Finance" | "Health" | "Home & Property" | "Food & Drink" | "Style & Shopping" | "Travel" | "Entertainment & Media" | "Sports & Leisure" | "People & Family" | "Society";
                        topic_name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            created_at: string;
                            engine_version: string;
                            id: string;
                            parent_category: string;
                            segment_type: string;
                            subcategory: string;
                            taxonomy_type: string;
                            topic_name: string;
                            /** @description The workspace that the topic is in; null if it is in none */
                            workspace: {
                                id: string;
                                name: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            created_at: string;
                            engine_version: string;
                            id: string;
                            parent_category: string;
                            segment_type: string;
                            subcategory: string;
                            taxonomy_type: string;
                            topic_name: string;
                            /** @description The workspace that the topic is in; null if it is in none */
                            workspace: {
                                id: string;
                                name: string;
                            } | null;
                        };
                    };
                };
            };
        };
        /**
         * Remove topics from the library
         * @description The catalog keeps them. Topics with an active activation, or one that is being sent, stay and are listed in `blocked`; ids that are not in the library are ignored.
         *
         *     Needs scope `topics:write`, or a session with permission `library:delete`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Topics that stay: they have an active activation, or one that is being sent */
                            blocked: string[];
                            deleted: number;
                            /** @description For `POST /api/undo/:id`, which puts them back; null if nothing was removed */
                            undoId: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a topic of the library
         * @description Includes its layers and the fields that this organization changed. Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of an uncertain topic: the nearest other categories, the likeliest first */
                            alternatives: {
                                confidence: number;
                                parent_category: string;
                                subcategory: string;
                            }[];
                            audience_type: string;
                            confidence: number;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Which engine answered; null if that was not recorded */
                            engine: ("local" | "llm") | null;
                            engine_version: string;
                            external_id: string | null;
                            iab_code: string;
                            id: string;
                            internal_description: string;
                            keywords: string[];
                            layers: {
                                awareness: string;
                                buyer_journey: string;
                                composite_score: number;
                                funnel: string;
                                intensity: string;
                                primary_intent: string;
                                secondary_intent: string;
                                segment_type: string;
                                sensitivity: string;
                            };
                            /** @description Why the LLM couldn’t classify it, so that the local engine’s answer stays */
                            llm_error: string | null;
                            /** @description Fields that this organization changed; the others follow the catalog */
                            overridden: string[];
                            parent_category: string;
                            performance_score: number | null;
                            /** @description Names and descriptions of output templates without fields of their own, by platform key */
                            platform_outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            segment_desc_dspapi: string;
                            segment_desc_marketplace: string;
                            segment_name_dspapi: string;
                            segment_name_internal: string;
                            segment_name_marketplace: string;
                            segment_type: string;
                            source: string;
                            subcategory: string;
                            /** @description Your organization’s own words for the topic */
                            tags: string[];
                            taxonomy_path: string;
                            taxonomy_type: string;
                            /** @description The global topic that this one links to */
                            topic_id: string;
                            topic_name: string;
                            /** @description Whether the engine guessed the category; false once somebody has chosen it */
                            uncertain: boolean;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description The workspace that the topic is in; null if it is in none */
                            workspace: {
                                id: string;
                                name: string;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a topic in this library
         * @description Changes only the fields you send, and only for your organization. A new category sets its taxonomy type too. The change is kept as a correction: later classifications for your organization follow it. Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        audience_type?: "In-Market Shoppers" | "Researchers" | "Owners" | "Past Purchasers" | "Brand Loyalists" | "Decision Makers" | "Professionals" | "Entrepreneurs" | "Enthusiasts" | "Fans & Followers" | "Event Attendees" | "Students & Learners" | "Life Stage" | "Demographic";
                        /** @enum {string} */
                        parent_category?: "Auto" | "Auto Parts & Services" | "Business Services" | "Marketing & Advertising" | "Careers & HR" | "Manufacturing & Construction" | "Logistics & Transportation" | "Energy & Agriculture" | "Consumer Electronics" | "Software & SaaS" | "IT & Cybersecurity" | "Telecom & Internet" | "Banking & Lending" | "Investing & Wealth" | "Insurance" | "Healthcare & Pharma" | "Fitness & Wellness" | "Home & Garden" | "Home Improvement" | "Real Estate" | "Food & Grocery" | "Restaurants & Dining" | "Beverages & Alcohol" | "Apparel & Accessories" | "Beauty & Personal Care" | "Retail & Shopping" | "Travel & Tourism" | "Hotels & Lodging" | "Movies & TV" | "Music & Audio" | "Gaming" | "News & Publishing" | "Sports" | "Outdoor Recreation" | "Hobbies & Arts" | "Family & Relationships" | "Education & Science" | "Pets & Animals" | "Demographics & Life Events" | "Government & Politics" | "Community & Causes";
                        /** @enum {string} */
                        segment_type?: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G";
                        /** @enum {string} */
                        sensitivity?: "None" | "Low" | "Moderate" | "High";
                        subcategory?: string;
                        /** @description All that the topic has from now on */
                        tags?: string[];
                        /** @enum {string} */
                        taxonomy_type?: "Automotive" | "Business & Industry" | "Technology" | "Finance" | "Health" | "Home & Property" | "Food & Drink" | "Style & Shopping" | "Travel" | "Entertainment & Media" | "Sports & Leisure" | "People & Family" | "Society";
                        topic_name?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            parent_category: string;
                            segment_type: string;
                            subcategory: string;
                            /** @description Your organization’s own words for the topic */
                            tags: string[];
                            taxonomy_type: string;
                            topic_name: string;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/topics/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a topic
         * @description Newest first, at most 200 entries. Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            changedAt: string;
                            changedBy: string;
                            /** @enum {string} */
                            changeType: "created" | "imported" | "synced" | "reclassified" | "metadata_enrichment" | "field_edit" | "activated" | "deactivated";
                            id: string;
                            metadata: {
                                [key: string]: unknown;
                            };
                            newValues: {
                                [key: string]: unknown;
                            };
                            orgTopicId: string;
                            previousValues: {
                                [key: string]: unknown;
                            };
                            source: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}/match-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the match values of a topic
         * @description A topic without `url` values is pushed with the sites of its category; these are not counted.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query: {
                    matchKey: "ip" | "url" | "deviceid" | "uid" | "appbundle" | "contentid" | "postalcode";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            /** @enum {string} */
                            matchKey: "ip" | "url" | "deviceid" | "uid" | "appbundle" | "contentid" | "postalcode";
                            topicId: string;
                        };
                    };
                };
            };
        };
        /**
         * Set the match values of a topic
         * @description An exchange finds the people of the segment by these values. Replaces all values of the match key. Send `text/plain` with one value per line, which is read as it streams in, or a JSON array of strings. Empty lines are ignored. Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        put: {
            parameters: {
                query: {
                    matchKey: "ip" | "url" | "deviceid" | "uid" | "appbundle" | "contentid" | "postalcode";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            /** @enum {string} */
                            matchKey: "ip" | "url" | "deviceid" | "uid" | "appbundle" | "contentid" | "postalcode";
                            topicId: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}/reclassify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reclassify a topic
         * @description Counts as one classification. Follows corrections of this name and of names like it. The name and the keywords and descriptions that you wrote stay. Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `false`: classify as if nobody had corrected anything
                         * @default true
                         */
                        corrections?: boolean;
                        /** @default false */
                        llm?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            audience_type: string;
                            /** Format: date-time */
                            created_at: string;
                            engine_version: string;
                            external_id: string | null;
                            /** @description Whether the local engine answered instead */
                            fallback: boolean;
                            iab_code: string;
                            id: string;
                            internal_description: string;
                            keywords: string[];
                            /** @description Whether the request asked for the LLM */
                            llm: boolean;
                            /** @description Why the LLM couldn’t classify it, so that the local engine’s answer stays */
                            llm_error: string | null;
                            parent_category: string;
                            performance_score: number | null;
                            /** @description Names and descriptions of output templates without fields of their own, by platform key */
                            platform_outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            segment_desc_dspapi: string;
                            segment_desc_marketplace: string;
                            segment_name_dspapi: string;
                            segment_name_internal: string;
                            segment_name_marketplace: string;
                            segment_type: string;
                            subcategory: string;
                            /** @description Your organization’s own words for the topic */
                            tags: string[];
                            taxonomy_type: string;
                            topic_name: string;
                            /** @description Whether the engine guessed the category; false once somebody has chosen it */
                            uncertain: boolean;
                            /** Format: date-time */
                            updated_at: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/activation-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the activation status of each topic on each platform
         * @description The status of the newest activation. Leaves out topics that were never activated.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: {
                                [key: string]: "pending" | "active" | "deactivated" | "error";
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics that all organizations share
         * @description A search requires all of its words. Words match by their beginnings, numbers as a whole; a single letter matches names that begin with it. `inLibrary` and `hasExternalId` refer to the whole organization’s library, even in a request for one workspace.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    audienceType?: string | string[];
                    /** @description Whether your library gives the topic an external id */
                    hasExternalId?: "true" | "false" | "";
                    /** @description true: only topics in your library; false: only those not yet added */
                    inLibrary?: "true" | "false" | "";
                    page?: number;
                    pageSize?: number;
                    parentCategory?: string | string[];
                    /** @description All words must occur in the name, the path or the keywords; your own keywords count for you alone */
                    search?: string;
                    segmentType?: string | string[];
                    /** @description best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. sortBy and sortOrder do not count */
                    sort?: "best_match" | "";
                    sortBy?: "topic_name" | "parent_category" | "segment_type" | "taxonomy_type" | "audience_type" | "created_at";
                    sortOrder?: "asc" | "desc";
                    subcategory?: string | string[];
                    subcategoryL1?: string | string[];
                    subcategoryL2?: string | string[];
                    subcategoryL3?: string | string[];
                    subcategoryL4?: string | string[];
                    taxonomyType?: string | string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                audienceType: string;
                                /** Format: date-time */
                                createdAt: string;
                                engineVersion: string;
                                iabCode: string;
                                id: string;
                                inLibrary: boolean;
                                parentCategory: string;
                                segmentType: string;
                                subcategory: string;
                                taxonomyType: string;
                                topicName: string;
                                /** @description Whether the engine guessed the category */
                                uncertain: boolean;
                            }[];
                            page: number;
                            pageSize: number;
                            total: number;
                            /**
                             * @description Only where a search has more matches than the 1000 that are counted; further pages have them
                             * @enum {boolean}
                             */
                            totalIsAtLeast?: true;
                            totalPages: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Add catalog topics to the library, by ids or by filters
         * @description Adds the topics named, or all that match the filters; `topicIds` wins where both are given, and `{}` as filters matches the whole catalog. Topics already in the library, in whichever workspace, are skipped.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        filters?: {
                            audienceType?: string | string[];
                            parentCategory?: string | string[];
                            /** @description All words must occur in the name, the path or the keywords; your own keywords count for you alone */
                            search?: string;
                            segmentType?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            taxonomyType?: string | string[];
                        };
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/catalog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a topic of the catalog
         * @description With its layers and the names that platforms would see, before it is added to the library.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            audienceType: string;
                            confidence: number;
                            /** Format: date-time */
                            createdAt: string;
                            engineVersion: string;
                            iabCode: string;
                            id: string;
                            inLibrary: boolean;
                            internal_description: string;
                            keywords: string[];
                            layers: {
                                awareness: string;
                                buyer_journey: string;
                                composite_score: number;
                                funnel: string;
                                intensity: string;
                                primary_intent: string;
                                secondary_intent: string;
                                segment_type: string;
                                sensitivity: string;
                            };
                            parentCategory: string;
                            /** @description Names and descriptions of output templates without fields of their own, by platform key */
                            platform_outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            segment_desc_dspapi: string;
                            segment_desc_marketplace: string;
                            segment_name_dspapi: string;
                            segment_name_internal: string;
                            segment_name_marketplace: string;
                            segmentType: string;
                            subcategory: string;
                            taxonomyPath: string;
                            taxonomyType: string;
                            topicName: string;
                            /** @description Whether the engine guessed the category */
                            uncertain: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/catalog/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the values that the catalog’s filters can take
         * @description Subcategories are the level-0 nodes of the taxonomy tree; the others are what the catalog holds.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            audienceTypes: string[];
                            parentCategories: string[];
                            segmentTypes: string[];
                            subcategories: string[];
                            subcategoryL1s: string[];
                            subcategoryL2s: string[];
                            subcategoryL3s: string[];
                            subcategoryL4s: string[];
                            taxonomyTypes: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/catalog/facets/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the catalog’s topics by the values of one filter
         * @description Of the topics that match all the other filters: what is chosen for `facet` itself does not count.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query: {
                    audienceType?: string | string[];
                    facet: "taxonomyType" | "parentCategory" | "segmentType" | "audienceType" | "subcategory" | "subcategoryL1" | "subcategoryL2" | "subcategoryL3" | "subcategoryL4";
                    /** @description Whether your library gives the topic an external id */
                    hasExternalId?: "true" | "false" | "";
                    /** @description true: only topics in your library; false: only those not yet added */
                    inLibrary?: "true" | "false" | "";
                    parentCategory?: string | string[];
                    /** @description All words must occur in the name, the path or the keywords; your own keywords count for you alone */
                    search?: string;
                    segmentType?: string | string[];
                    subcategory?: string | string[];
                    subcategoryL1?: string | string[];
                    subcategoryL2?: string | string[];
                    subcategoryL3?: string | string[];
                    subcategoryL4?: string | string[];
                    taxonomyType?: string | string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The most frequent first, at most 1000 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            topics: number;
                            /**
                             * @description Only where a search of the catalog has very many matches, of which 5000 are counted
                             * @enum {boolean}
                             */
                            topicsIsAtLeast?: true;
                            value: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/check-duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a topic exists
         * @description Looks for the same name in the library, then for the most similar topic in the catalog. Free of charge.
         *
         *     Needs scope `classify`, or a session with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The category of the topic; left out, the engine decides */
                        parent_category?: string | null;
                        topic_name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The similarity; 0.75 or more is worth a warning */
                            confidence: number;
                            /** @description The topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`); null below 0.75 */
                            existingTopic: {
                                id: string;
                                topic_name: string;
                                /** @description The workspace that the topic is in; null if it is in none */
                                workspace: {
                                    id: string;
                                    name: string;
                                } | null;
                            } | null;
                            /** @description True at a similarity of 0.95 or more */
                            isDuplicate: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get many topics of the library
         * @description Up to 100, each as GET /api/topics/:id answers it. Those that are not in the library are missing.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of an uncertain topic: the nearest other categories, the likeliest first */
                            alternatives: {
                                confidence: number;
                                parent_category: string;
                                subcategory: string;
                            }[];
                            audience_type: string;
                            confidence: number;
                            /** Format: date-time */
                            created_at: string;
                            /** @description Which engine answered; null if that was not recorded */
                            engine: ("local" | "llm") | null;
                            engine_version: string;
                            external_id: string | null;
                            iab_code: string;
                            id: string;
                            internal_description: string;
                            keywords: string[];
                            layers: {
                                awareness: string;
                                buyer_journey: string;
                                composite_score: number;
                                funnel: string;
                                intensity: string;
                                primary_intent: string;
                                secondary_intent: string;
                                segment_type: string;
                                sensitivity: string;
                            };
                            /** @description Why the LLM couldn’t classify it, so that the local engine’s answer stays */
                            llm_error: string | null;
                            /** @description Fields that this organization changed; the others follow the catalog */
                            overridden: string[];
                            parent_category: string;
                            performance_score: number | null;
                            /** @description Names and descriptions of output templates without fields of their own, by platform key */
                            platform_outputs: {
                                [key: string]: {
                                    description: string;
                                    name: string;
                                };
                            };
                            segment_desc_dspapi: string;
                            segment_desc_marketplace: string;
                            segment_name_dspapi: string;
                            segment_name_internal: string;
                            segment_name_marketplace: string;
                            segment_type: string;
                            source: string;
                            subcategory: string;
                            /** @description Your organization’s own words for the topic */
                            tags: string[];
                            taxonomy_path: string;
                            taxonomy_type: string;
                            /** @description The global topic that this one links to */
                            topic_id: string;
                            topic_name: string;
                            /** @description Whether the engine guessed the category; false once somebody has chosen it */
                            uncertain: boolean;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description The workspace that the topic is in; null if it is in none */
                            workspace: {
                                id: string;
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/dimension-sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dimension sets, and find those that a phrase names
         * @description For example, `q` “CFOs by US state” names the set US State for the subject “CFOs”.
         *
         *     Needs scope `classify`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What `q` names; null without `q` */
                            resolved: {
                                /** @description Names of the sets; empty if the phrase names none */
                                sets: string[];
                                /** @description What the sets are combined with; empty if the phrase names only sets */
                                subject: string;
                            } | null;
                            sets: {
                                /** @enum {string} */
                                kind: "demographic" | "geographic" | "firmographic";
                                name: string;
                                values: string[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit many topics of the library at once
         * @description Each gets the same changes, as by `PATCH /api/topics/:id`, and only for your organization. Tags are added, removed or replaced. `dryRun` answers what would change, with samples. Otherwise the servers do it in the background, as a run; its topics are those that the selection has now. Within 30 days `POST /api/undo/:id` sets them back.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        changes: {
                            /** @enum {string} */
                            audience_type?: "In-Market Shoppers" | "Researchers" | "Owners" | "Past Purchasers" | "Brand Loyalists" | "Decision Makers" | "Professionals" | "Entrepreneurs" | "Enthusiasts" | "Fans & Followers" | "Event Attendees" | "Students & Learners" | "Life Stage" | "Demographic";
                            /** @enum {string} */
                            parent_category?: "Auto" | "Auto Parts & Services" | "Business Services" | "Marketing & Advertising" | "Careers & HR" | "Manufacturing & Construction" | "Logistics & Transportation" | "Energy & Agriculture" | "Consumer Electronics" | "Software & SaaS" | "IT & Cybersecurity" | "Telecom & Internet" | "Banking & Lending" | "Investing & Wealth" | "Insurance" | "Healthcare & Pharma" | "Fitness & Wellness" | "Home & Garden" | "Home Improvement" | "Real Estate" | "Food & Grocery" | "Restaurants & Dining" | "Beverages & Alcohol" | "Apparel & Accessories" | "Beauty & Personal Care" | "Retail & Shopping" | "Travel & Tourism" | "Hotels & Lodging" | "Movies & TV" | "Music & Audio" | "Gaming" | "News & Publishing" | "Sports" | "Outdoor Recreation" | "Hobbies & Arts" | "Family & Relationships" | "Education & Science" | "Pets & Animals" | "Demographics & Life Events" | "Government & Politics" | "Community & Causes";
                            /** @enum {string} */
                            segment_type?: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G";
                            /** @enum {string} */
                            sensitivity?: "None" | "Low" | "Moderate" | "High";
                            subcategory?: string;
                            tags?: {
                                add?: string[];
                                remove?: string[];
                                /** @description Instead of all tags that a topic has */
                                replace?: string[];
                            };
                        };
                        /**
                         * @description Only say what would change
                         * @default false
                         */
                        dryRun?: boolean;
                        /** @description The filters of GET /api/topics; an empty object selects the whole library */
                        filters?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            hasExternalId?: boolean | ("true" | "false" | "");
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            outdated?: boolean | ("true" | "false" | "");
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            uncertain?: boolean | ("true" | "false" | "");
                        };
                        /**
                         * @description With dryRun: the page of `samples`
                         * @default 1
                         */
                        page?: number;
                        /** @default 25 */
                        pageSize?: number;
                        /** @description Ids of library topics (`ot_…`) or of their global topics (`tp_…`) */
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of those changed: active on a platform. Their segments may become stale */
                            active: number;
                            changed: number;
                            dryRun: boolean;
                            refused: {
                                message: string;
                                /** @enum {string} */
                                reason: "too_many_tags" | "not_in_library";
                                topics: number;
                            }[];
                            /** @description The run that edits them, and for `POST /api/undo/:id`; null with dryRun, or if nothing would change */
                            runId: string | null;
                            /** @description With dryRun, a page of those that would change, by name, with the fields that would */
                            samples: {
                                after: {
                                    [key: string]: unknown;
                                };
                                before: {
                                    [key: string]: unknown;
                                };
                                id: string;
                                topic_name: string;
                            }[];
                            /** @description Topics that were selected */
                            total: number;
                            /** @description Those that are like that already */
                            unchanged: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filter values of the library
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            audienceTypes: string[];
                            parentCategories: string[];
                            segmentTypes: string[];
                            subcategories: string[];
                            subcategoryL1s: string[];
                            subcategoryL2s: string[];
                            subcategoryL3s: string[];
                            subcategoryL4s: string[];
                            taxonomyTypes: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/facets/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the library’s topics by the values of one filter
         * @description Of the topics that match all the other filters: what is chosen for `facet` itself does not count.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query: {
                    audienceType?: string | string[];
                    buyerJourney?: string | string[];
                    engineVersion?: string | string[];
                    facet: "taxonomyType" | "parentCategory" | "subcategory" | "subcategoryL1" | "subcategoryL2" | "subcategoryL3" | "subcategoryL4" | "segmentType" | "audienceType" | "iabCode" | "engineVersion" | "source" | "sensitivity" | "intensity" | "buyerJourney" | "tag";
                    hasExternalId?: "true" | "false" | "";
                    iabCode?: string | string[];
                    intensity?: string | string[];
                    /** @description Part of the external id */
                    internalId?: string;
                    /** @description Whether an older engine version classified the topic */
                    outdated?: "true" | "false" | "";
                    /** @description The id of a workspace that the topic is not in */
                    outsideWorkspace?: string;
                    parentCategory?: string | string[];
                    /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                    search?: string;
                    segmentType?: string | string[];
                    sensitivity?: string | string[];
                    source?: string | string[];
                    subcategory?: string | string[];
                    subcategoryL1?: string | string[];
                    subcategoryL2?: string | string[];
                    subcategoryL3?: string | string[];
                    subcategoryL4?: string | string[];
                    tag?: string | string[];
                    taxonomyType?: string | string[];
                    /** @description Whether the engine guessed the category */
                    uncertain?: "true" | "false" | "";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The most frequent first, at most 1000 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            topics: number;
                            /**
                             * @description Only where a search of the catalog has very many matches, of which 5000 are counted
                             * @enum {boolean}
                             */
                            topicsIsAtLeast?: true;
                            value: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/generate-matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a topic for every combination of values
         * @description Each combination counts as one classification, except those that fail. With `engine` auto the LLM classifies the new topics that the local engine is unsure about, with `llm` any new ones: the first 100, for as long as 45 s. Where it fails or the quota is used up, the local answer stays. 400 where the server has no LLM key.
         *
         *     Needs scope `classify`, or a session with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dimensions: {
                            name: string;
                            values: string[];
                        }[];
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @default local
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        parentCategory?: ("Auto" | "Auto Parts & Services" | "Business Services" | "Marketing & Advertising" | "Careers & HR" | "Manufacturing & Construction" | "Logistics & Transportation" | "Energy & Agriculture" | "Consumer Electronics" | "Software & SaaS" | "IT & Cybersecurity" | "Telecom & Internet" | "Banking & Lending" | "Investing & Wealth" | "Insurance" | "Healthcare & Pharma" | "Fitness & Wellness" | "Home & Garden" | "Home Improvement" | "Real Estate" | "Food & Grocery" | "Restaurants & Dining" | "Beverages & Alcohol" | "Apparel & Accessories" | "Beauty & Personal Care" | "Retail & Shopping" | "Travel & Tourism" | "Hotels & Lodging" | "Movies & TV" | "Music & Audio" | "Gaming" | "News & Publishing" | "Sports" | "Outdoor Recreation" | "Hobbies & Arts" | "Family & Relationships" | "Education & Science" | "Pets & Animals" | "Demographics & Life Events" | "Government & Politics" | "Community & Causes") | null;
                        segmentType?: ("B2B" | "B2C" | "B2B2C" | "B2E" | "B2G") | null;
                        taxonomyType?: ("Automotive" | "Business & Industry" | "Technology" | "Finance" | "Health" | "Home & Property" | "Food & Drink" | "Style & Shopping" | "Travel" | "Entertainment & Media" | "Sports & Leisure" | "People & Family" | "Society") | null;
                        /** @description `{DimensionName}` is replaced by the value. Without a template, values are joined with spaces. Names have at most 500 characters */
                        template?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batchId: string;
                            /** @description Of the LLM, estimated in US dollars */
                            cost: number;
                            /** @description Topics added to the library: new to the catalog, or adopted from it */
                            created: number;
                            duplicates: number;
                            errors: number;
                            /** @description Names that the LLM answered */
                            llmCount: number;
                            /** @description Why the LLM did not answer the last of them */
                            llmError: string | null;
                            /** @description Names that the LLM was to answer and did not, because it failed or the quota was used up: the local answer stays */
                            llmFailedCount: number;
                            /** @description New topics that the local engine answered */
                            localCount: number;
                            /** @description Used by the LLM, input and output */
                            tokens: number;
                            /** @description The library topics created */
                            topicIds: string[];
                            totalTopics: number;
                            /** @description The part of created whose category the engine guessed */
                            uncertain: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/generate-matrix/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate what a matrix asks the LLM, and its cost
         * @description Takes the same body as `generate-matrix`. Creates nothing and uses no quota.
         *
         *     Needs scope `classify`, or a session with permission `classify`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dimensions: {
                            name: string;
                            values: string[];
                        }[];
                        /**
                         * @description Who classifies: `auto` asks the LLM only about names that the local engine is unsure about
                         * @default local
                         * @enum {string}
                         */
                        engine?: "local" | "llm" | "auto";
                        parentCategory?: ("Auto" | "Auto Parts & Services" | "Business Services" | "Marketing & Advertising" | "Careers & HR" | "Manufacturing & Construction" | "Logistics & Transportation" | "Energy & Agriculture" | "Consumer Electronics" | "Software & SaaS" | "IT & Cybersecurity" | "Telecom & Internet" | "Banking & Lending" | "Investing & Wealth" | "Insurance" | "Healthcare & Pharma" | "Fitness & Wellness" | "Home & Garden" | "Home Improvement" | "Real Estate" | "Food & Grocery" | "Restaurants & Dining" | "Beverages & Alcohol" | "Apparel & Accessories" | "Beauty & Personal Care" | "Retail & Shopping" | "Travel & Tourism" | "Hotels & Lodging" | "Movies & TV" | "Music & Audio" | "Gaming" | "News & Publishing" | "Sports" | "Outdoor Recreation" | "Hobbies & Arts" | "Family & Relationships" | "Education & Science" | "Pets & Animals" | "Demographics & Life Events" | "Government & Politics" | "Community & Causes") | null;
                        segmentType?: ("B2B" | "B2C" | "B2B2C" | "B2E" | "B2G") | null;
                        taxonomyType?: ("Automotive" | "Business & Industry" | "Technology" | "Finance" | "Health" | "Home & Property" | "Food & Drink" | "Style & Shopping" | "Travel" | "Entertainment & Media" | "Sports & Leisure" | "People & Family" | "Society") | null;
                        /** @description `{DimensionName}` is replaced by the value. Without a template, values are joined with spaces. Names have at most 500 characters */
                        template?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Whether tokens and cost come from earlier calls, or from what such a call usually takes
                             * @enum {string}
                             */
                            basis: "measured" | "assumed";
                            /** @description Expected, in US dollars; null if the model’s price is not known */
                            cost: number | null;
                            /** @enum {string} */
                            currency: "USD";
                            /** @enum {string} */
                            engine: "local" | "llm" | "auto";
                            /** @description Need no classification: in the library or the catalog already, repeated, or settled by a reviewer */
                            known: number;
                            /** @description The LLM answers */
                            llm: number;
                            /** @description The local engine answers */
                            local: number;
                            /** @description known + local + llm + overLimit */
                            names: number;
                            /** @description More than the LLM is asked about at a time: the local engine answers */
                            overLimit: number;
                            /** @description What is left this month; null for work that no quota limits */
                            quota: {
                                classifications: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                                tokens: {
                                    isEnough: boolean;
                                    /** @description Null where the plan has no limit */
                                    limit: number | null;
                                    needed: number;
                                    remaining: number | null;
                                    used: number;
                                };
                            } | null;
                            /** @description Expected for the LLM, input and output */
                            tokens: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/reclassify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reclassify several topics
         * @description At most 500 ids, or 100 with `llm`. Each topic counts as one classification.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description `false`: classify as if nobody had corrected anything
                         * @default true
                         */
                        corrections?: boolean;
                        ids: string[];
                        /** @default false */
                        llm?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errors: {
                                id: string;
                                message: string;
                            }[];
                            failed: number;
                            fallbackCount: number;
                            llm: boolean;
                            llmCount: number;
                            success: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count topics by segment and taxonomy type
         * @description Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bySegmentType: {
                                [key: string]: number;
                            };
                            byTaxonomyType: {
                                [key: string]: number;
                            };
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be undone, newest first
         * @description Imports, matrices, deletions and bulk edits of the last 30 days.
         *
         *     Needs scope `topics:read`, or a session with permission `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Only this action */
                    id?: string;
                    limit?: number;
                    /** @description Of `limit` actions each */
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "import" | "matrix" | "delete" | "edit";
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            startedBy: {
                                name: string | null;
                                userId: string;
                            };
                            /** @description The file of an import, the dimensions of a matrix, how many topics were deleted or edited */
                            title: string;
                            /** @description Library topics that it added, removed or edited */
                            topics: number;
                            /** Format: date-time */
                            undoableUntil: string;
                            /** @description The latest run that took it back, or is doing so */
                            undoRunId: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an import, a matrix, a deletion or a bulk edit
         * @description Within 30 days. The id is that of the import’s run, the `batchId` of a matrix, the `undoId` of a deletion or the `runId` of a bulk edit. The topics of an import or a matrix leave the library, and the catalog too where nobody else uses them; topics that were pushed stay, and external ids that an import added to other topics are removed. Deleted topics come back with their changes, history and match values. Edited topics get their earlier values back unless they were edited again since. Everything except undoing an edit requires the permission to delete. `kept` lists what is not taken back, and why. The servers do it in the background, as a run. Credits are not given back.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Only say what would be taken back, and what kept
                         * @default false
                         */
                        dryRun?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            action: "import" | "matrix" | "delete" | "edit";
                            dryRun: boolean;
                            /** @description External ids that an import added to other topics of the library, and that are removed */
                            externalIds: number;
                            id: string;
                            /** @description The first 1000; failures.csv of the run has all */
                            kept: {
                                id: string;
                                message: string;
                                name: string;
                                /** @enum {string} */
                                reason: "pushed" | "used_by_others" | "already_in_library" | "edited_since" | "not_in_library";
                            }[];
                            /** @description Of what something is kept */
                            keptCount: number;
                            /** @description Topics that the action brought to the catalog and that nobody else uses */
                            removedFromCatalog: number;
                            /** @description The run that takes it back; null with dryRun */
                            runId: string | null;
                            /** @description How many of them are */
                            takenBack: number;
                            /** @description Library topics of the action: those to remove, of a deletion to put back, of an edit to set back */
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your views and those shared with you, by name
         * @description A view is a name for filters, a search, a sort order and columns of the library or the catalog. A view of the library that was saved in a workspace is listed in requests for that workspace only. At most 100 per person, and 500 shared ones per organization.
         *
         *     Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            columns: string[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            isOwn: boolean;
                            /** @description Whether you may rename, change, share or delete it */
                            mayChange: boolean;
                            name: string;
                            ownerName: string;
                            query: {
                                [key: string]: string | string[];
                            };
                            /** @enum {string} */
                            screen: "library" | "catalog";
                            shared: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            /** @description Of the workspace that it was saved in, which alone offers it */
                            workspaceId: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a view
         * @description Session only, with permission `read`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    viewId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view of the catalog
         * @description Whatever the list refuses is refused here too. Values need not exist: a view still opens when its category is gone.
         *
         *     Session only, with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The columns that are shown */
                        columns: string[];
                        name: string;
                        /** @description The filters, the search and the sort order, as the list takes them */
                        query: {
                            audienceType?: string | string[];
                            /**
                             * @description Whether your library gives the topic an external id
                             * @enum {string}
                             */
                            hasExternalId?: "true" | "false" | "";
                            /**
                             * @description true: only topics in your library; false: only those not yet added
                             * @enum {string}
                             */
                            inLibrary?: "true" | "false" | "";
                            parentCategory?: string | string[];
                            /** @description All words must occur in the name, the path or the keywords; your own keywords count for you alone */
                            search?: string;
                            segmentType?: string | string[];
                            /**
                             * @description best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. sortBy and sortOrder do not count
                             * @enum {string}
                             */
                            sort?: "best_match" | "";
                            /**
                             * @default created_at
                             * @enum {string}
                             */
                            sortBy?: "topic_name" | "parent_category" | "segment_type" | "taxonomy_type" | "audience_type" | "created_at";
                            /**
                             * @default desc
                             * @enum {string}
                             */
                            sortOrder?: "asc" | "desc";
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            taxonomyType?: string | string[];
                        };
                        /**
                         * @description Whether all members see it
                         * @default false
                         */
                        shared?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            columns: string[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            isOwn: boolean;
                            /** @description Whether you may rename, change, share or delete it */
                            mayChange: boolean;
                            name: string;
                            ownerName: string;
                            query: {
                                [key: string]: string | string[];
                            };
                            /** @enum {string} */
                            screen: "library" | "catalog";
                            shared: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            /** @description Of the workspace that it was saved in, which alone offers it */
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/catalog/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, rename or share a view of the catalog
         * @description Changes only the fields you send. A shared view is changed by its owner, or by an admin.
         *
         *     Session only, with permission `read`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    viewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The columns that are shown */
                        columns?: string[];
                        name?: string;
                        /** @description The filters, the search and the sort order, as the list takes them */
                        query?: {
                            audienceType?: string | string[];
                            /**
                             * @description Whether your library gives the topic an external id
                             * @enum {string}
                             */
                            hasExternalId?: "true" | "false" | "";
                            /**
                             * @description true: only topics in your library; false: only those not yet added
                             * @enum {string}
                             */
                            inLibrary?: "true" | "false" | "";
                            parentCategory?: string | string[];
                            /** @description All words must occur in the name, the path or the keywords; your own keywords count for you alone */
                            search?: string;
                            segmentType?: string | string[];
                            /**
                             * @description best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. sortBy and sortOrder do not count
                             * @enum {string}
                             */
                            sort?: "best_match" | "";
                            /**
                             * @default created_at
                             * @enum {string}
                             */
                            sortBy?: "topic_name" | "parent_category" | "segment_type" | "taxonomy_type" | "audience_type" | "created_at";
                            /**
                             * @default desc
                             * @enum {string}
                             */
                            sortOrder?: "asc" | "desc";
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            taxonomyType?: string | string[];
                        };
                        /** @description Whether all members see it */
                        shared?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            columns: string[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            isOwn: boolean;
                            /** @description Whether you may rename, change, share or delete it */
                            mayChange: boolean;
                            name: string;
                            ownerName: string;
                            query: {
                                [key: string]: string | string[];
                            };
                            /** @enum {string} */
                            screen: "library" | "catalog";
                            shared: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            /** @description Of the workspace that it was saved in, which alone offers it */
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/views/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view of the library
         * @description Whatever the list refuses is refused here too. Values need not exist: a view still opens when its category is gone.
         *
         *     Session only, with permission `read`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The columns that are shown */
                        columns: string[];
                        name: string;
                        /** @description The filters, the search and the sort order, as the list takes them */
                        query: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            /** @enum {string} */
                            hasExternalId?: "true" | "false" | "";
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            /**
                             * @description Whether an older engine version classified the topic
                             * @enum {string}
                             */
                            outdated?: "true" | "false" | "";
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            /**
                             * @description best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. sortBy and sortOrder do not count
                             * @enum {string}
                             */
                            sort?: "best_match" | "";
                            /**
                             * @default created_at
                             * @enum {string}
                             */
                            sortBy?: "topic_name" | "parent_category" | "segment_type" | "taxonomy_type" | "audience_type" | "created_at";
                            /**
                             * @default desc
                             * @enum {string}
                             */
                            sortOrder?: "asc" | "desc";
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            /**
                             * @description Whether the engine guessed the category
                             * @enum {string}
                             */
                            uncertain?: "true" | "false" | "";
                        };
                        /**
                         * @description Whether all members see it
                         * @default false
                         */
                        shared?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            columns: string[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            isOwn: boolean;
                            /** @description Whether you may rename, change, share or delete it */
                            mayChange: boolean;
                            name: string;
                            ownerName: string;
                            query: {
                                [key: string]: string | string[];
                            };
                            /** @enum {string} */
                            screen: "library" | "catalog";
                            shared: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            /** @description Of the workspace that it was saved in, which alone offers it */
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/library/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change, rename or share a view of the library
         * @description Changes only the fields you send. A shared view is changed by its owner, or by an admin.
         *
         *     Session only, with permission `read`.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    viewId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The columns that are shown */
                        columns?: string[];
                        name?: string;
                        /** @description The filters, the search and the sort order, as the list takes them */
                        query?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            /** @enum {string} */
                            hasExternalId?: "true" | "false" | "";
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            /**
                             * @description Whether an older engine version classified the topic
                             * @enum {string}
                             */
                            outdated?: "true" | "false" | "";
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            /**
                             * @description best_match: the search is a brief; topics that fit any part of it, the best first, instead of those that have all words. sortBy and sortOrder do not count
                             * @enum {string}
                             */
                            sort?: "best_match" | "";
                            /**
                             * @default created_at
                             * @enum {string}
                             */
                            sortBy?: "topic_name" | "parent_category" | "segment_type" | "taxonomy_type" | "audience_type" | "created_at";
                            /**
                             * @default desc
                             * @enum {string}
                             */
                            sortOrder?: "asc" | "desc";
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            /**
                             * @description Whether the engine guessed the category
                             * @enum {string}
                             */
                            uncertain?: "true" | "false" | "";
                        };
                        /** @description Whether all members see it */
                        shared?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            columns: string[];
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            isOwn: boolean;
                            /** @description Whether you may rename, change, share or delete it */
                            mayChange: boolean;
                            name: string;
                            ownerName: string;
                            query: {
                                [key: string]: string | string[];
                            };
                            /** @enum {string} */
                            screen: "library" | "catalog";
                            shared: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                            /** @description Of the workspace that it was saved in, which alone offers it */
                            workspaceId: string | null;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workspaces by name
         * @description Session only, with permission `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create a workspace
         * @description Session only, with permission `workspaces:manage`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            createdAt: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a workspace
         * @description Session only, with permission `workspaces:manage`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            deleted: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add topics of the organization to a workspace
         * @description The selection is made from the organization’s whole library, whichever workspace the request names.
         *
         *     Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The filters of GET /api/topics; an empty object selects the whole library */
                        filters?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            hasExternalId?: boolean | ("true" | "false" | "");
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            outdated?: boolean | ("true" | "false" | "");
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            uncertain?: boolean | ("true" | "false" | "");
                        };
                        /**
                         * @description Also take topics that are in another workspace, which loses them
                         * @default false
                         */
                        move?: boolean;
                        /** @description Ids of library topics (`ot_…`) or of their global topics (`tp_…`) */
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            added: number;
                            alreadyIn: number;
                            /** @description Topics that stay in another workspace, because `move` was not given */
                            elsewhere: {
                                topics: number;
                                workspace: {
                                    id: string;
                                    name: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        /**
         * Take topics out of a workspace; they stay in the organization
         * @description Needs scope `topics:write`, or a session with permission `topics:write`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The filters of GET /api/topics; an empty object selects the whole library */
                        filters?: {
                            audienceType?: string | string[];
                            buyerJourney?: string | string[];
                            engineVersion?: string | string[];
                            hasExternalId?: boolean | ("true" | "false" | "");
                            iabCode?: string | string[];
                            intensity?: string | string[];
                            /** @description Part of the external id */
                            internalId?: string;
                            outdated?: boolean | ("true" | "false" | "");
                            /** @description The id of a workspace that the topic is not in */
                            outsideWorkspace?: string;
                            parentCategory?: string | string[];
                            /** @description Words that must all occur in the name, the taxonomy path or the keywords. A word is found by its beginning, a number as a whole, and what a hyphen joins side by side: `18-24` */
                            search?: string;
                            segmentType?: string | string[];
                            sensitivity?: string | string[];
                            source?: string | string[];
                            subcategory?: string | string[];
                            subcategoryL1?: string | string[];
                            subcategoryL2?: string | string[];
                            subcategoryL3?: string | string[];
                            subcategoryL4?: string | string[];
                            tag?: string | string[];
                            taxonomyType?: string | string[];
                            uncertain?: boolean | ("true" | "false" | "");
                        };
                        /** @description Ids of library topics (`ot_…`) or of their global topics (`tp_…`) */
                        topicIds?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            removed: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process is alive */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Model Context Protocol
         * @description For AI agents: one JSON-RPC message of the Model Context Protocol (2026-07-28, or 2025), without sessions. Authorization and workspace are those of the other routes; an agent sees the tools that its key may use. Errors have the form of JSON-RPC.
         *
         *     Any API key or session.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A message of JSON-RPC 2.0 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the Prometheus metrics of this node */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Metrics */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this API description, OpenAPI 3.1 */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            openapi: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the node takes requests and the database answers
         * @description Uses a connection of its own. Answers within two seconds.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description What is wrong, in a sentence */
            error: string;
        };
        PlatformError: {
            /** @description What the platform answered, in its own words */
            detail?: string;
            /** @description What is wrong, in a sentence */
            error: string;
        };
        /** @description The other fields are there if a quota of the plan is used up */
        QuotaError: {
            /** @description What is wrong, in a sentence */
            error: string;
            limit?: number;
            remaining?: number;
            /** Format: date-time */
            resetsAt?: string;
            used?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
