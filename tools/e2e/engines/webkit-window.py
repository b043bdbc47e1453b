"""A bare window with one WebKit view for WebKitWebDriver: as narrow as a phone, with storage that is kept.

Arguments: width, height, a folder for storage, a file for what pages write to their console.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, folder, log = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]

# Despite the name of the setting below, WebKit writes the console of a page to its standard error.
os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)

storage = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=storage)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB", "en"])
settings = WebKit2.Settings(
    enable_page_cache=True,
    enable_write_console_messages_to_stdout=True,
    # Without it a picture of a large window is never finished.
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.ALWAYS,
)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.set_default_size(width, height)
    window.show_all()
    view.connect("close", lambda _view: Gtk.main_quit())
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    # The name and version that WebKitWebDriver asks for.
    info.set_name("MiniBrowser")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", on_automation)
Gtk.main()
